package org.shbangzero.evaluate.testing;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.shbangzero.core.EndReason;

/**
 * What a {@link FakeEngine} does wrong.
 *
 * @param when it shows
 * @param loss why it then loses its game, or null if it should not
 * @param misdeed what it does instead of what it should
 */
public record Fault(String name, When when, EndReason loss, Misdeed misdeed) {
    /** On which command a fault shows. */
    public enum When {
        START,
        READY,
        NEW_GAME,
        GO,
        STOP,
        END
    }

    /** What it does. */
    public interface Misdeed {
        void happen(FakeEngine engine) throws IOException, InterruptedException;
    }

    private static final long HANGING_MILLIS = 600_000;

    public static final Fault NONE = new Fault("none", When.GO, null, FakeEngine::answer);

    /** No faults, but things that few engines do. */
    public static final Fault RESIGNS = new Fault("resigns", When.GO, null, engine -> engine.say("bestmove resign"));

    public static final Fault OFFERS_A_DRAW = new Fault("offers-a-draw", When.GO, null, engine -> {
        engine.say("info string offer draw");
        engine.answer();
    });

    /** On each {@code isready}. */
    public static final Fault GETS_READY_LATE = new Fault("gets-ready-late", When.READY, null, engine -> {
        Thread.sleep(200);
        engine.say("readyok");
    });

    public static final List<Fault> ALL = List.of(
            NONE,
            new Fault("crashes-at-start", When.START, EndReason.CRASH, engine -> System.exit(3)),
            new Fault("ends-at-start", When.START, EndReason.CRASH, engine -> System.exit(0)),
            new Fault("starts-slowly", When.START, null, engine -> {
                Thread.sleep(500);
                engine.introduce();
            }),
            new Fault("says-nothing-at-start", When.START, EndReason.TIME, engine -> {}),
            new Fault("lists-options-without-end", When.START, EndReason.TIME, engine -> {
                for (int i = 0; ; i++) {
                    engine.say("option name o" + i + " type spin default 1 min 1 max 9");
                }
            }),
            new Fault("never-gets-ready", When.READY, EndReason.TIME, engine -> {}),
            new Fault("crashes-at-new-game", When.NEW_GAME, EndReason.CRASH, engine -> System.exit(3)),
            new Fault("says-a-move-between-games", When.NEW_GAME, null, engine -> engine.say("bestmove a1a1")),
            new Fault("crashes", When.GO, EndReason.CRASH, engine -> System.exit(139)),
            new Fault("ends-without-error", When.GO, EndReason.CRASH, engine -> System.exit(0)),
            new Fault("crashes-after-its-move", When.GO, EndReason.CRASH, engine -> {
                engine.answer();
                System.exit(1);
            }),
            new Fault("hangs", When.GO, EndReason.TIME, engine -> Thread.sleep(HANGING_MILLIS)),
            new Fault("thinks-until-it-is-stopped", When.GO, EndReason.TIME, engine -> {}),
            new Fault("closes-its-output", When.GO, EndReason.CRASH, engine -> {
                engine.out().close();
                Thread.sleep(HANGING_MILLIS);
            }),
            new Fault("plays-an-illegal-move", When.GO, EndReason.ILLEGAL, engine -> engine.say("bestmove e1e8")),
            new Fault("plays-no-move", When.GO, EndReason.ILLEGAL, engine -> engine.say("bestmove (none)")),
            new Fault("plays-the-null-move", When.GO, EndReason.ILLEGAL, engine -> engine.say("bestmove 0000")),
            new Fault("plays-an-empty-move", When.GO, EndReason.ILLEGAL, engine -> engine.say("bestmove")),
            new Fault(
                    "says-garbage",
                    When.GO,
                    EndReason.TIME,
                    engine -> engine.say("bestmove\u0000e2e4 \u0007\u001b[31m\nbest move\n?")),
            new Fault("says-garbage-beside-its-move", When.GO, null, engine -> {
                byte[] bytes = new byte[10_000];
                Arrays.fill(bytes, (byte) 0xFF);
                engine.out().write(bytes);
                engine.say("\u0000\ninfo score cp nonsense depth\ninfo\n");
                engine.answer();
            }),
            new Fault("writes-a-line-without-end", When.GO, EndReason.TIME, engine -> {
                byte[] bytes = new byte[10_000];
                Arrays.fill(bytes, (byte) 'x');
                while (true) {
                    engine.out().write(bytes);
                }
            }),
            new Fault("writes-lines-without-end", When.GO, EndReason.TIME, engine -> {
                while (true) {
                    engine.say("info depth 1 score cp 1 nodes 1 pv e2e4\nreadyok\nuciok");
                }
            }),
            new Fault("says-its-move-twice", When.GO, null, engine -> {
                engine.answer();
                engine.say("bestmove a1a1");
            }),
            new Fault("writes-many-errors", When.GO, null, engine -> {
                String line = "e".repeat(499);
                for (int i = 0; i < 2000; i++) {
                    System.err.println(line);
                }
                engine.answer();
            }),
            new Fault("leaves-children", When.READY, EndReason.CRASH, engine -> {
                new ProcessBuilder("sleep", "29").start();
                engine.say("readyok");
                engine.doom();
            }),
            new Fault("hangs-with-children", When.GO, EndReason.TIME, engine -> {
                new ProcessBuilder("sleep", "29").start();
                Thread.sleep(HANGING_MILLIS);
            }),
            new Fault("does-not-end", When.END, null, engine -> Thread.sleep(HANGING_MILLIS)));

    public static Fault named(String name) {
        return Stream.concat(ALL.stream(), Stream.of(RESIGNS, OFFERS_A_DRAW, GETS_READY_LATE))
                .filter(fault -> fault.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Whether nobody gets an answer before the game begins. */
    public boolean delaysTheGame() {
        return loss == EndReason.TIME && when != When.GO;
    }

    @Override
    public String toString() {
        return name;
    }
}
