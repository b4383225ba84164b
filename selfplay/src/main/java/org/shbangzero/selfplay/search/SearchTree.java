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
    /** Memory of a node: six ints, four floats and a byte. */
    private static final int NODE_BYTES = 6 * Integer.BYTES + 4 * Float.BYTES + 1;
    /** Memory of an edge: two ints and a float. */
    private static final int EDGE_BYTES = 2 * Integer.BYTES + Float.BYTES;

    private static final Proof[] PROOFS = Proof.values();
    private static final byte UNKNOWN = (byte) Proof.UNKNOWN.ordinal();
    private static final byte WIN = (byte) Proof.WIN.ordinal();
    private static final byte DRAW = (byte) Proof.DRAW.ordinal();
    private static final byte LOSS = (byte) Proof.LOSS.ordinal();

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
    /** Scratch of {@link #rerootAt}: the edge that leads to the node, or -1. */
    private int[] incoming = new int[INITIAL_NODES];

    // Per edge.
    int[] move = new int[INITIAL_EDGES];
    /** The network's probability of the move, at least {@link Exponentials#MIN_PRIOR}. */
    float[] prior = new float[INITIAL_EDGES];
    /** Node that the move leads to, or {@link #NO_CHILD}. */
    int[] child = new int[INITIAL_EDGES];

    void clear() {
        nodeCount = 0;
        edgeCount = 0;
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

    int pliesToEnd(int node) {
        return pliesToEnd[node];
    }

    /** Marks a node where the game is over; score +1, 0 or -1 for the side to move. */
    void setTerminal(int node, int score) {
        setProven(node, score > 0 ? WIN : score < 0 ? LOSS : DRAW, 0);
    }

    private void setProven(int node, byte outcome, int plies) {
        proof[node] = outcome;
        pliesToEnd[node] = plies;
        win[node] = outcome == WIN ? 1 : 0;
        loss[node] = outcome == LOSS ? 1 : 0;
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

    private void swapEdges(int a, int b) {
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

    /**
     * Brings a node up to date with its children. Its value is the mean of its network value (weight 1) and its
     * children's values (weight: their visits); moves proven lost are left out, since nobody will play them.
     */
    void update(int node) {
        if (proof[node] == UNKNOWN) {
            float winSum = networkWin[node];
            float lossSum = networkLoss[node];
            int weight = 1;
            boolean anyProven = false;
            int end = edgeStart[node] + triedCount[node];
            for (int edge = edgeStart[node]; edge < end; edge++) {
                int c = child[edge];
                if (c == NO_CHILD) {
                    continue;
                }
                anyProven |= proof[c] != UNKNOWN;
                if (proof[c] != WIN) {
                    int n = visits[c];
                    winSum += n * loss[c];
                    lossSum += n * win[c];
                    weight += n;
                }
            }
            win[node] = winSum / weight;
            loss[node] = lossSum / weight;
            if (anyProven) {
                prove(node);
            }
        }
    }

    private void prove(int node) {
        boolean allProven = triedCount[node] == moveCount[node];
        boolean anyDraw = false;
        int shortestWin = Integer.MAX_VALUE;
        int longest = 0;
        int end = edgeStart[node] + triedCount[node];
        for (int edge = edgeStart[node]; edge < end; edge++) {
            int c = child[edge];
            if (c == NO_CHILD || proof[c] == UNKNOWN) {
                allProven = false;
            } else if (proof[c] == LOSS) {
                shortestWin = Math.min(shortestWin, pliesToEnd[c]);
            } else {
                anyDraw |= proof[c] == DRAW;
                longest = Math.max(longest, pliesToEnd[c]);
            }
        }
        if (shortestWin < Integer.MAX_VALUE) {
            setProven(node, WIN, shortestWin + 1);
        } else if (allProven) {
            setProven(node, anyDraw ? DRAW : LOSS, longest + 1);
        }
    }

    /** The tried edge to play from a node below the root: the best proof, else the most visits; -1 if none was tried. */
    int bestEdge(int node) {
        int best = -1;
        int end = edgeStart[node] + triedCount[node];
        for (int edge = edgeStart[node]; edge < end; edge++) {
            if (child[edge] != NO_CHILD && (best < 0 || preference(child[edge]) > preference(child[best]))) {
                best = edge;
            }
        }
        return best;
    }

    /** How gladly the player before moves to this node: quick wins, then open and drawn nodes by visits, then slow losses. */
    long preference(int node) {
        if (proof[node] == LOSS) {
            return Long.MAX_VALUE - pliesToEnd[node];
        }
        return proof[node] == WIN ? Long.MIN_VALUE + pliesToEnd[node] : visits[node];
    }

    /** Puts the root's edges in the order of {@code moves}; false, with the edges in some order, if they are other moves. */
    boolean orderRootEdges(int[] moves, int count) {
        if (count != moveCount[ROOT]) {
            return false;
        }
        triedCount[ROOT] = count;
        int start = edgeStart[ROOT];
        for (int i = 0; i < count; i++) {
            int j = i;
            while (j < count && move[start + j] != moves[i]) {
                j++;
            }
            if (j == count) {
                return false;
            }
            swapEdges(start + i, start + j);
        }
        return true;
    }

    /** Makes a node the root, keeps what is below it, and drops all else. */
    void rerootAt(int node) {
        Arrays.fill(incoming, node, nodeCount, -1);
        int nodes = 0;
        int edges = 0;
        for (int old = node; old < nodeCount; old++) {
            if (old != node && incoming[old] < 0) {
                continue;
            }
            if (old != node) {
                child[incoming[old]] = nodes;
            }
            moveNode(old, nodes);
            edges = moveEdges(nodes, edges);
            nodes++;
        }
        nodeCount = nodes;
        edgeCount = edges;
    }

    private void moveNode(int from, int to) {
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

    private int moveEdges(int node, int to) {
        int from = edgeStart[node];
        int count = moveCount[node];
        System.arraycopy(move, from, move, to, count);
        System.arraycopy(prior, from, prior, to, count);
        System.arraycopy(child, from, child, to, count);
        edgeStart[node] = to;
        for (int edge = to; edge < to + count; edge++) {
            if (child[edge] != NO_CHILD) {
                incoming[child[edge]] = edge;
            }
        }
        return to + count;
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
        incoming = Arrays.copyOf(incoming, capacity);
    }

    private void growEdges(int capacity) {
        move = Arrays.copyOf(move, capacity);
        prior = Arrays.copyOf(prior, capacity);
        child = Arrays.copyOf(child, capacity);
    }
}
