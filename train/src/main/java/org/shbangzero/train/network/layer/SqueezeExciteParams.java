package org.shbangzero.train.network.layer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.deeplearning4j.nn.api.ParamInitializer;
import org.deeplearning4j.nn.conf.NeuralNetConfiguration;
import org.deeplearning4j.nn.conf.layers.Layer;
import org.deeplearning4j.nn.weights.WeightInitXavier;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.indexing.NDArrayIndex;

/**
 * Parameters of a {@link SqueezeExcite} layer with C channels and H hidden units, all row-major: {@code reduceW} [C, H],
 * {@code reduceB} [H], {@code expandW} [H, C], {@code expandB} [C].
 */
final class SqueezeExciteParams implements ParamInitializer {
    static final SqueezeExciteParams INSTANCE = new SqueezeExciteParams();
    static final String REDUCE_WEIGHTS = "reduceW";
    static final String REDUCE_BIAS = "reduceB";
    static final String EXPAND_WEIGHTS = "expandW";
    static final String EXPAND_BIAS = "expandB";

    private static final List<String> WEIGHTS = List.of(REDUCE_WEIGHTS, EXPAND_WEIGHTS);
    private static final List<String> BIASES = List.of(REDUCE_BIAS, EXPAND_BIAS);

    private SqueezeExciteParams() {}

    @Override
    public long numParams(NeuralNetConfiguration conf) {
        return numParams(conf.getLayer());
    }

    @Override
    public long numParams(Layer layer) {
        long channels = ((SqueezeExcite) layer).getNOut();
        long hidden = ((SqueezeExcite) layer).getHidden();
        return 2 * channels * hidden + hidden + channels;
    }

    @Override
    public List<String> paramKeys(Layer layer) {
        return List.of(REDUCE_WEIGHTS, REDUCE_BIAS, EXPAND_WEIGHTS, EXPAND_BIAS);
    }

    @Override
    public List<String> weightKeys(Layer layer) {
        return WEIGHTS;
    }

    @Override
    public List<String> biasKeys(Layer layer) {
        return BIASES;
    }

    @Override
    public boolean isWeightParam(Layer layer, String key) {
        return WEIGHTS.contains(key);
    }

    @Override
    public boolean isBiasParam(Layer layer, String key) {
        return BIASES.contains(key);
    }

    @Override
    public Map<String, INDArray> init(NeuralNetConfiguration conf, INDArray params, boolean initialize) {
        Map<String, INDArray> views = getGradientsFromFlattened(conf, params);
        views.keySet().forEach(conf::addVariable);
        if (initialize) {
            initialiseWeights(views.get(REDUCE_WEIGHTS));
            initialiseWeights(views.get(EXPAND_WEIGHTS));
            views.get(REDUCE_BIAS).assign(0);
            views.get(EXPAND_BIAS).assign(0);
        }
        return views;
    }

    private static void initialiseWeights(INDArray weights) {
        new WeightInitXavier().init((double) weights.size(0), (double) weights.size(1), weights.shape(), 'c', weights);
    }

    @Override
    public Map<String, INDArray> getGradientsFromFlattened(NeuralNetConfiguration conf, INDArray flat) {
        long channels = ((SqueezeExcite) conf.getLayer()).getNOut();
        long hidden = ((SqueezeExcite) conf.getLayer()).getHidden();
        INDArray all = flat.reshape(flat.length());
        long reduceBias = channels * hidden;
        long expandWeights = reduceBias + hidden;
        long expandBias = expandWeights + hidden * channels;
        Map<String, INDArray> views = new LinkedHashMap<>();
        views.put(REDUCE_WEIGHTS, part(all, 0, reduceBias).reshape('c', channels, hidden));
        views.put(REDUCE_BIAS, part(all, reduceBias, expandWeights));
        views.put(EXPAND_WEIGHTS, part(all, expandWeights, expandBias).reshape('c', hidden, channels));
        views.put(EXPAND_BIAS, part(all, expandBias, expandBias + channels));
        return views;
    }

    private static INDArray part(INDArray all, long from, long to) {
        return all.get(NDArrayIndex.interval(from, to));
    }
}
