package org.vivarium.engine.event.tier;

import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_MethodHandles;
import static java.lang.constant.ConstantDescs.CD_MethodHandles_Lookup;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CLASS_INIT_NAME;
import static java.lang.constant.ConstantDescs.DEFAULT_NAME;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;
import static org.vivarium.engine.event.tier.Generated.*;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import org.vivarium.engine.event.CommandHandler;
import org.vivarium.engine.event.CompiledPart;
import org.vivarium.engine.event.CompiledProgram;
import org.vivarium.engine.event.HandlerTable;
import org.vivarium.engine.event.Op;
import org.vivarium.engine.event.Program;

/**
 * Turns programs into bytecode: a hidden class for each part, which goes when nothing holds its
 * program any more. May be used on any thread.
 */
public final class ProgramCompiler {

    /** The JVM leaves methods of more bytes than this to its own interpreter. */
    static final int HUGE_METHOD = 8000;

    private static final int BYTES_A_PART = 5000;
    private static final int BYTES_A_COMMAND = 56;
    private static final int BYTES_A_BLOCK = 32;

    private static final ClassDesc SELF =
            ClassDesc.of(ProgramCompiler.class.getPackageName(), "CompiledEvents");
    private static final MethodTypeDesc RUN = MethodTypeDesc.of(CD_int, INTERPRETER, FRAME, CD_int);
    private static final MethodTypeDesc CLASS_DATA =
            MethodTypeDesc.of(CD_Object, CD_MethodHandles_Lookup, CD_String, CD_Class);

    private final HandlerTable table;

    public ProgramCompiler(HandlerTable table) {
        this.table = table;
    }

    /**
     * A stretch of a program as a class file.
     *
     * @param from its first command
     * @param handlers ops of the handlers it calls, by the number of their constants
     */
    record Part(int from, byte[] file, List<Integer> handlers) {}

    /** Compiles for states of this shape. The program must not be empty. */
    public CompiledProgram compile(Program program, StateShape shape) {
        List<Part> cut = parts(program, shape);
        CompiledPart[] parts = new CompiledPart[cut.size()];
        int[] starts = new int[cut.size()];
        int bytes = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = define(cut.get(i));
            starts[i] = cut.get(i).from();
            bytes += cut.get(i).file().length;
        }
        return new CompiledProgram(parts, starts, bytes);
    }

    static List<Part> parts(Program program, StateShape shape) {
        Blocks blocks = new Blocks(program, shape);
        List<Part> parts = new ArrayList<>();
        for (int from = 0; from < program.size(); ) {
            int to = partEnd(blocks, from, program.size());
            List<Integer> handlers = new ArrayList<>();
            byte[] file = classFile(blocks, shape, from, to, program.size(), handlers);
            parts.add(new Part(from, file, handlers));
            from = to;
        }
        return parts;
    }

    private static int partEnd(Blocks blocks, int from, int size) {
        int estimate = 0;
        int to = from;
        while (to < size) {
            int end = blocks.end(to);
            estimate += BYTES_A_BLOCK;
            for (int i = to; i < end; i++) {
                estimate += blocks.op(i) == Op.NOTHING ? Integer.BYTES : BYTES_A_COMMAND;
            }
            if (estimate > BYTES_A_PART && to > from) {
                break;
            }
            to = end;
        }
        return to;
    }

    private static byte[] classFile(
            Blocks blocks, StateShape shape, int from, int to, int size, List<Integer> handlers) {
        return ClassFile.of()
                .build(
                        SELF,
                        type -> {
                            type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC);
                            type.withInterfaceSymbols(PART);
                            type.withMethodBody(
                                    INIT_NAME,
                                    MTD_void,
                                    0,
                                    code ->
                                            code.aload(0)
                                                    .invokespecial(CD_Object, INIT_NAME, MTD_void)
                                                    .return_());
                            type.withMethodBody(
                                    "run",
                                    RUN,
                                    ClassFile.ACC_PUBLIC,
                                    code -> {
                                        handlers.clear();
                                        new PartEmitter(
                                                        blocks, shape, from, to, size, SELF,
                                                        handlers, code)
                                                .emit();
                                    });
                            if (!handlers.isEmpty()) {
                                constants(type, handlers.size());
                            }
                        });
    }

    /** The handlers as constants, taken from the class's data when it is initialised. */
    private static void constants(ClassBuilder type, int count) {
        for (int i = 0; i < count; i++) {
            type.withField(
                    PartEmitter.field(i),
                    HANDLER,
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
        }
        type.withMethodBody(
                CLASS_INIT_NAME, MTD_void, ClassFile.ACC_STATIC, code -> assign(code, count));
    }

    private static void assign(CodeBuilder code, int count) {
        ClassDesc array = HANDLER.arrayType();
        code.invokestatic(CD_MethodHandles, "lookup", MethodTypeDesc.of(CD_MethodHandles_Lookup))
                .loadConstant(DEFAULT_NAME)
                .loadConstant(array)
                .invokestatic(CD_MethodHandles, "classData", CLASS_DATA)
                .checkcast(array)
                .astore(0);
        for (int i = 0; i < count; i++) {
            code.aload(0).loadConstant(i).aaload();
            code.putstatic(SELF, PartEmitter.field(i), HANDLER);
        }
        code.return_();
    }

    private CompiledPart define(Part part) {
        CommandHandler[] data =
                part.handlers().stream().map(table::handler).toArray(CommandHandler[]::new);
        try {
            return (CompiledPart)
                    MethodHandles.lookup()
                            .defineHiddenClassWithClassData(part.file(), data, true)
                            .lookupClass()
                            .getDeclaredConstructor()
                            .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("generated code that can't be used", e);
        }
    }
}
