package org.shbangzero.core;

/** The one check of start ids, for {@link Game#start}. */
public final class StartIds {
    private StartIds() {}

    /**
     * Refuses an id that is none of the game's.
     *
     * @throws InputException naming the ids that there are
     */
    public static void require(Game game, int id) {
        int count = game.startCount();
        if (id < 0 || id >= count) {
            String known = count == 1 ? "its only start id is 0" : "its start ids are 0 to " + (count - 1);
            throw new InputException(game.id() + " has no start " + id + "; " + known);
        }
    }
}
