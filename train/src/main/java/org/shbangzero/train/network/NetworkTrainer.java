package org.shbangzero.train.network;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.shbangzero.train.network.layer.OffHeap;

/**
 * Improves a network step by step. A step's result depends on the weights, the optimizer's state, the step's number, the batch
 * and the number of replicas alone, to the last bit.
 */
public final class NetworkTrainer implements AutoCloseable {
    private final PolicyValueNetwork network;
    private final Adam adam;
    private final OptimizerSettings optimizer;
    private final double valueWeight;
    private final ReplicatedGradient gradients;
    private final List<FlatParameters.Slice> slices;
    private final float[] parameters;

    /**
     * A trainer before its first step.
     *
     * @param network is changed by each step; nothing else may change it meanwhile
     * @param valueWeight how much the value loss counts beside the policy loss
     * @param replicas threads that each take a part of every batch
     */
    public NetworkTrainer(PolicyValueNetwork network, OptimizerSettings optimizer, double valueWeight, int replicas) {
        this(network, new Adam(Math.toIntExact(network.parameterCount())), optimizer, valueWeight, replicas);
    }

    private NetworkTrainer(
            PolicyValueNetwork network, Adam adam, OptimizerSettings optimizer, double valueWeight, int replicas) {
        this.network = network;
        this.adam = adam;
        this.optimizer = optimizer;
        this.valueWeight = valueWeight;
        this.gradients = new ReplicatedGradient(network, replicas);
        this.slices = FlatParameters.slices(network.graph());
        this.parameters = network.parameters();
    }

    /**
     * A trainer that goes on from a file that {@link #save} wrote. Parameters as for a new one.
     *
     * @throws org.shbangzero.core.InputException if the file is missing, damaged, or made for another layout
     */
    public static NetworkTrainer load(
            Path file, NetworkLayout layout, OptimizerSettings optimizer, double valueWeight, int replicas) {
        PolicyValueNetwork network = NetworkFiles.load(file, layout);
        Adam adam = NetworkFiles.loadOptimizer(file, Math.toIntExact(network.parameterCount()));
        return new NetworkTrainer(network, adam, optimizer, valueWeight, replicas);
    }

    /** Writes the network with the optimizer's state. */
    public void save(Path target) throws IOException {
        NetworkFiles.save(network, adam, target);
    }

    /** The network in training. */
    public PolicyValueNetwork network() {
        return network;
    }

    /**
     * One step.
     *
     * @param step number of steps done before; sets the learning rate and Adam's bias correction
     * @throws NonFiniteStepException if loss or gradient are not finite; the weights are unchanged
     */
    public StepReport step(TrainingBatch batch, int step) {
        ReplicatedGradient.Result result = gradients.compute(batch, valueWeight);
        double policyLoss = result.policy().meanLoss();
        double valueLoss = result.value().meanLoss();
        if (!Double.isFinite(policyLoss + valueLoss + result.norm())) {
            throw new NonFiniteStepException(step, policyLoss, valueLoss, result.norm(), batch);
        }
        if (result.norm() > optimizer.clipNorm()) {
            gradients.scale((float) (optimizer.clipNorm() / result.norm()));
        }
        OffHeap.read(network.graph().params(), parameters);
        adam.apply(parameters, result.flat(), slices, optimizer, step);
        OffHeap.write(parameters, network.graph().params());
        return new StepReport(
                step,
                result.policy(),
                result.value(),
                result.norm(),
                optimizer.learningRate().at(step));
    }

    /** The L2 term at the present weights: half the sum of their squares, times its coefficient. */
    public double regularization() {
        float[] values = network.parameters();
        double squares = 0;
        for (FlatParameters.Slice slice : slices) {
            for (int i = slice.offset(); i < slice.end() && slice.kind() == FlatParameters.Kind.WEIGHT; i++) {
                squares += (double) values[i] * values[i];
            }
        }
        return optimizer.l2() * squares / 2;
    }

    @Override
    public void close() {
        gradients.close();
    }
}
