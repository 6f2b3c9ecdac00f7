/** {@code bench}: how long frames and files take, measured the same way every time. */
package org.vivarium.app.bench;
