#!/usr/bin/env python3
"""Trains the bench's reference network in PyTorch and prints one line: positions per second, positions per CPU second.

The network is that of `shbang bench train`, rows "reference": a 3x3 stem, residual blocks with batch normalisation, the policy
straight from the last block by a 1x1 convolution, and a value head of 8 planes, 64 hidden units and 3 outcomes; Adam. Every
move is legal here: PyTorch computes the softmax over all of them, as its own cross entropy does.
"""
import argparse
import time

import torch
from torch import nn
from torch.nn import functional


def convolution(inputs, outputs, kernel):
    """A convolution without bias, and batch normalisation."""
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=False), nn.BatchNorm2d(outputs)
    )


class Block(nn.Module):
    """A residual block of two 3x3 convolutions."""

    def __init__(self, channels):
        super().__init__()
        self.layers = nn.Sequential(
            convolution(channels, channels, 3), nn.ReLU(), convolution(channels, channels, 3)
        )

    def forward(self, x):
        return functional.relu(x + self.layers(x))


class Network(nn.Module):
    """Gives policy logits [N, 64 * policy planes] and value logits [N, 3]."""

    def __init__(self, blocks, channels, planes, policy_planes):
        super().__init__()
        stem = [convolution(planes, channels, 3), nn.ReLU()]
        self.trunk = nn.Sequential(*stem, *(Block(channels) for _ in range(blocks)))
        self.policy = nn.Sequential(nn.Conv2d(channels, policy_planes, 1), nn.Flatten())
        self.value = nn.Sequential(
            convolution(channels, 8, 1), nn.ReLU(), nn.Flatten(), nn.Linear(512, 64), nn.ReLU(), nn.Linear(64, 3)
        )

    def forward(self, x):
        x = self.trunk(x)
        return self.policy(x), self.value(x)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--net", default="4x32", help="blocks x channels")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=6)
    arguments = parser.parse_args()
    blocks, channels = map(int, arguments.net.split("x"))
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(1)
    planes, policy_planes, n = 64, 80, arguments.batch
    network = Network(blocks, channels, planes, policy_planes)
    adam = torch.optim.Adam(network.parameters(), 1e-3)
    x = (torch.rand(n, planes, 8, 8) < 1 / 8).float()
    moves = torch.randint(0, 64 * policy_planes, (n,))
    results = torch.randint(0, 3, (n,))

    def train(seconds):
        steps, start, cpu = 0, time.perf_counter(), time.process_time()
        while steps == 0 or time.perf_counter() - start < seconds:
            adam.zero_grad(set_to_none=True)
            policy, value = network(x)
            (functional.cross_entropy(policy, moves) + functional.cross_entropy(value, results)).backward()
            adam.step()
            steps += 1
        return n * steps / (time.perf_counter() - start), n * steps / (time.process_time() - cpu)

    train(arguments.seconds / 3)
    rate, per_cpu = train(arguments.seconds)
    print(f"{rate:.0f} {per_cpu:.0f}")


main()
