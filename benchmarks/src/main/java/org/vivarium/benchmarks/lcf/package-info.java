/** Opening and reading databases, beside a parser that decodes everything. */
package org.vivarium.benchmarks.lcf;
