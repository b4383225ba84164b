package org.shbangzero.train.network;

import org.shbangzero.selfplay.config.Default;
import org.shbangzero.selfplay.config.Description;
import org.shbangzero.selfplay.config.Range;
import org.shbangzero.selfplay.config.Ranges;

/** Size and shape of the network. */
public record NetworkSettings(
        @Default("4") @Range(min = 1, max = 40) @Description("residual blocks, of two 3x3 convolutions each")
                int blocks,
        @Default("32") @Range(min = 8, max = 512) @Description("channels of the stem and of each block") int channels,
        @Default("true") @Description("whether each block ends in squeeze-and-excitation") boolean squeezeExcite,
        @Default("32")
                @Range(min = 0, max = 512)
                @Description("channels of the 1x1 convolution between the last block and the policy planes; 0 for none")
                int policyChannels,
        @Default("8") @Range(min = 1, max = 64) @Description("channels of the value head's 1x1 convolution")
                int valueChannels,
        @Default("64") @Range(min = 1, max = 1024) @Description("width of the value head's dense layer")
                int valueHidden) {
    /** Channels for one hidden unit of a squeeze-and-excitation layer (Hu et al. 2018 take 16, for far wider nets). */
    private static final int SQUEEZE_RATIO = 4;

    /** A net of this size with squeeze-and-excitation, and heads as they fit it. */
    public static NetworkSettings ofSize(int blocks, int channels) {
        return Ranges.require(new NetworkSettings(blocks, channels, true, channels, 8, 64));
    }

    /** Hidden units of a squeeze-and-excitation layer. */
    int squeezeHidden() {
        return Math.max(8, channels / SQUEEZE_RATIO);
    }
}
