package org.shbangzero.train.network;

import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.shbangzero.train.network.layer.OffHeap;

/**
 * Improves a network step by step. A step's result depends on the weights, the optimizer's state, the step's number, the batch
 * and the number of replicas alone, to the last bit.
 */
public final class NetworkTrainer implements AutoCloseable {
    private final PolicyValueNetwork network;
    private final OptimizerSettings optimizer;
    private final double valueWeight;
    private final ReplicatedGradient gradients;

    /**
     * @param network is changed by each step; nothing else may use it meanwhile
     * @param optimizer as the network was created with
     * @param valueWeight how much the value loss counts beside the policy loss
     * @param replicas threads that each take a part of every batch
     */
    public NetworkTrainer(PolicyValueNetwork network, OptimizerSettings optimizer, double valueWeight, int replicas) {
        this.network = network;
        this.optimizer = optimizer;
        this.valueWeight = valueWeight;
        this.gradients = new ReplicatedGradient(network, replicas);
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
        apply(result.flat(), step, batch.size());
        return new StepReport(
                step,
                result.policy(),
                result.value(),
                result.norm(),
                optimizer.learningRate().at(step));
    }

    private void apply(float[] gradient, int step, int rows) {
        ComputationGraph graph = network.graph();
        INDArray flat = graph.getFlattenedGradients();
        OffHeap.write(gradient, flat);
        graph.getUpdater(true).update(graph.gradient(), step, 0, rows, LayerWorkspaceMgr.noWorkspaces());
        INDArray parameters = graph.params();
        parameters.subi(flat.reshape(parameters.shape()));
        graph.getConfiguration().setIterationCount(step + 1);
    }

    /** The L2 term at the present weights. */
    public double regularization() {
        return network.graph().calcRegularizationScore(true);
    }

    @Override
    public void close() {
        gradients.close();
    }
}
