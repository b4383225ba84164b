package org.shbangzero.selfplay.search;

import java.util.Arrays;

/**
 * A search tree in flat arrays, which grow geometrically and are used again for each search.
 *
 * <p>Nodes are positions, edges are moves. A node's edges stand together, in the order of {@code legalMoves} at the root.
 * Below the root the edges that have a child come first: there, search always takes the untried move of the highest prior
 * next, and {@link #promote} moves that edge to the end of the tried ones, so selection looks at tried moves only. A
 * child's index is greater than its parent's, and edges stand in the order of their nodes.
 *
 * <p>All values of a node are from the view of the side to move in it.
 */
final class SearchTree {
    static final int ROOT = 0;
    static final int NO_CHILD = -1;

    private static final int INITIAL_NODES = 128;
    private static final int INITIAL_EDGES = 4096;
    /** Memory of a node: six ints, one of them in {@link SubtreeReuse}, four floats and a byte. */
    private static final int NODE_BYTES = 6 * Integer.BYTES + 4 * Float.BYTES + 1;
    /** Memory of an edge: two ints and a float. */
    private static final int EDGE_BYTES = 2 * Integer.BYTES + Float.BYTES;

    private static final Proof[] PROOFS = Proof.values();
    private static final byte UNKNOWN = (byte) Proof.UNKNOWN.ordinal();
    private static final byte WIN = (byte) Proof.WIN.ordinal();

    /** Nodes in use. */
    int nodeCount;
    /** Edges in use. */
    int edgeCount;

    // Per node.
    /** First edge. */
    int[] edgeStart = new int[INITIAL_NODES];
    /** Number of legal moves; 0 at the end of a game, and before the evaluation arrives. */
    int[] moveCount = new int[INITIAL_NODES];
    /** How many edges from the first on may have children: the tried ones; at the root all. */
    int[] triedCount = new int[INITIAL_NODES];
    /** Simulations that went through the node, its own evaluation included. */
    int[] visits = new int[INITIAL_NODES];
    /** Probability of a win, as the search sees it now. */
    float[] win = new float[INITIAL_NODES];
    /** Probability of a loss, as the search sees it now. */
    float[] loss = new float[INITIAL_NODES];
    /** Probability of a win as the network saw it. */
    float[] networkWin = new float[INITIAL_NODES];
    /** Probability of a loss as the network saw it. */
    float[] networkLoss = new float[INITIAL_NODES];
    /** Ordinal of a {@link Proof}. */
    private byte[] proof = new byte[INITIAL_NODES];
    /** For a proven node: plies to the end of the game, the winner hurrying and the loser delaying. */
    private int[] pliesToEnd = new int[INITIAL_NODES];

    // Per edge.
    int[] move = new int[INITIAL_EDGES];
    /** The network's probability of the move, at least {@link Exponentials#MIN_PRIOR}. */
    float[] prior = new float[INITIAL_EDGES];
    /** Node that the move leads to, or {@link #NO_CHILD}. */
    int[] child = new int[INITIAL_EDGES];

    void clear() {
        truncate(0, 0);
    }

    /** Memory of the nodes and edges in use. The arrays may be twice as large, since they grow by doubling. */
    long bytes() {
        return (long) nodeCount * NODE_BYTES + (long) edgeCount * EDGE_BYTES;
    }

    /** Adds a node without moves, visits or values. */
    int addNode() {
        if (nodeCount == visits.length) {
            growNodes(2 * nodeCount);
        }
        int node = nodeCount++;
        edgeStart[node] = edgeCount;
        moveCount[node] = 0;
        triedCount[node] = 0;
        visits[node] = 0;
        win[node] = 0;
        loss[node] = 0;
        proof[node] = UNKNOWN;
        pliesToEnd[node] = 0;
        return node;
    }

    /** Gives the newest node its moves; their priors are still to be written, from {@code edgeStart[node]} on. */
    void addEdges(int node, int[] moves, int count) {
        while (edgeCount + count > move.length) {
            growEdges(2 * move.length);
        }
        System.arraycopy(moves, 0, move, edgeCount, count);
        Arrays.fill(child, edgeCount, edgeCount + count, NO_CHILD);
        edgeStart[node] = edgeCount;
        moveCount[node] = count;
        edgeCount += count;
    }

    void setNetworkValue(int node, float winProbability, float lossProbability) {
        networkWin[node] = winProbability;
        networkLoss[node] = lossProbability;
        win[node] = winProbability;
        loss[node] = lossProbability;
    }

    /** Value in [-1, 1]. */
    float value(int node) {
        return win[node] - loss[node];
    }

    Proof proof(int node) {
        return PROOFS[proof[node]];
    }

    boolean isProven(int node) {
        return proof[node] != UNKNOWN;
    }

    /** Whether the side to move wins by force: the move that led here is lost for the player who made it. */
    boolean isProvenWin(int node) {
        return proof[node] == WIN;
    }

    /** Whether the move that leads to a child is proven to lose; false for {@link #NO_CHILD}. */
    boolean isLost(int child) {
        return child != NO_CHILD && isProvenWin(child);
    }

    int pliesToEnd(int node) {
        return pliesToEnd[node];
    }

    /** Marks a node where the game is over; score +1, 0 or -1 for the side to move. */
    void setTerminal(int node, int score) {
        setProven(node, score > 0 ? Proof.WIN : score < 0 ? Proof.LOSS : Proof.DRAW, 0);
    }

    /** Makes a node's value exact; so many plies before the end of the game. */
    void setProven(int node, Proof outcome, int plies) {
        proof[node] = (byte) outcome.ordinal();
        pliesToEnd[node] = plies;
        win[node] = outcome == Proof.WIN ? 1 : 0;
        loss[node] = outcome == Proof.LOSS ? 1 : 0;
    }

    /** The untried edge with the highest prior, the first of equals, or -1 if all moves are tried. */
    int untriedOfHighestPrior(int node) {
        int end = edgeStart[node] + moveCount[node];
        int best = -1;
        float bestPrior = 0;
        for (int edge = edgeStart[node] + triedCount[node]; edge < end; edge++) {
            if (prior[edge] > bestPrior) {
                best = edge;
                bestPrior = prior[edge];
            }
        }
        return best;
    }

    /** Moves an untried edge below the root to the end of the tried ones, and returns its new place. */
    int promote(int node, int edge) {
        int place = edgeStart[node] + triedCount[node]++;
        swapEdges(place, edge);
        return place;
    }

    void swapEdges(int a, int b) {
        int m = move[a];
        move[a] = move[b];
        move[b] = m;
        float p = prior[a];
        prior[a] = prior[b];
        prior[b] = p;
        int c = child[a];
        child[a] = child[b];
        child[b] = c;
    }

    /** How gladly the player before moves to this node: quick wins, then open and drawn nodes by visits, then slow losses. */
    long preference(int node) {
        return switch (proof(node)) {
            case LOSS -> Long.MAX_VALUE - pliesToEnd[node];
            case WIN -> Long.MIN_VALUE + pliesToEnd[node];
            case DRAW, UNKNOWN -> visits[node];
        };
    }

    /** How many nodes there is room for. */
    int nodeCapacity() {
        return visits.length;
    }

    /** Writes all of a node over another, which then has the same edges. */
    void copyNode(int from, int to) {
        edgeStart[to] = edgeStart[from];
        moveCount[to] = moveCount[from];
        triedCount[to] = triedCount[from];
        visits[to] = visits[from];
        win[to] = win[from];
        loss[to] = loss[from];
        networkWin[to] = networkWin[from];
        networkLoss[to] = networkLoss[from];
        proof[to] = proof[from];
        pliesToEnd[to] = pliesToEnd[from];
    }

    /** Copies a node's edges to the places from {@code to} on, which are then the node's. */
    void copyEdges(int node, int to) {
        int from = edgeStart[node];
        int count = moveCount[node];
        System.arraycopy(move, from, move, to, count);
        System.arraycopy(prior, from, prior, to, count);
        System.arraycopy(child, from, child, to, count);
        edgeStart[node] = to;
    }

    /** Drops all nodes and edges but the first. */
    void truncate(int nodes, int edges) {
        nodeCount = nodes;
        edgeCount = edges;
    }

    private void growNodes(int capacity) {
        edgeStart = Arrays.copyOf(edgeStart, capacity);
        moveCount = Arrays.copyOf(moveCount, capacity);
        triedCount = Arrays.copyOf(triedCount, capacity);
        visits = Arrays.copyOf(visits, capacity);
        win = Arrays.copyOf(win, capacity);
        loss = Arrays.copyOf(loss, capacity);
        networkWin = Arrays.copyOf(networkWin, capacity);
        networkLoss = Arrays.copyOf(networkLoss, capacity);
        proof = Arrays.copyOf(proof, capacity);
        pliesToEnd = Arrays.copyOf(pliesToEnd, capacity);
    }

    private void growEdges(int capacity) {
        move = Arrays.copyOf(move, capacity);
        prior = Arrays.copyOf(prior, capacity);
        child = Arrays.copyOf(child, capacity);
    }
}
