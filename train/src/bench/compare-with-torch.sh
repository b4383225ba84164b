#!/usr/bin/env bash
# Compares training with PyTorch on the same network, in alternating slots, so that whatever else the machine does hits both.
# Needs Debian's PyTorch: apt-get install --no-install-recommends python3-torch libopenblas0-pthread
#
#   compare-with-torch.sh [NET [BATCH [THREADS [ROUNDS [SECONDS]]]]]      (4x32 256 2 5 6)
set -euo pipefail

net=${1:-4x32} batch=${2:-256} threads=${3:-2} rounds=${4:-5} seconds=${5:-6}
here=$(cd -P "$(dirname "${BASH_SOURCE[0]}")" && pwd)
shbang=$here/../../../shbang
readonly here shbang

# Otherwise PyTorch's idle threads spin, which takes time from its busy ones.
export OMP_WAIT_POLICY=passive GOMP_SPINCOUNT=0

ours() {
  "$shbang" bench train --reference --net "$net" --batch "$batch" --threads "$threads" --seconds "$seconds"
}
torch() {
  OMP_NUM_THREADS=$threads /usr/bin/python3 "$here/reference_net.py" \
    --net "$net" --batch "$batch" --threads "$threads" --seconds "$seconds"
}

printf 'net %s, batch %s, %s threads: positions per second, and per second of processor time\n' "$net" "$batch" "$threads"
printf '%-6s %8s %8s %8s %8s %8s %8s\n' round ours torch ratio 'ours/cpu' torch/cpu ratio
for ((round = 1; round <= rounds; round++)); do
  printf '%s %s %s\n' "$round" "$(ours)" "$(torch)"
done | awk '
  { rate[NR] = $2 / $4; cpu[NR] = $3 / $5
    printf "%-6s %8d %8d %8.2f %8d %8d %8.2f\n", $1, $2, $4, rate[NR], $3, $5, cpu[NR]; fflush() }
  function median(values, n,   i, j, t) {
    for (i = 2; i <= n; i++)
      for (j = i; j > 1 && values[j - 1] > values[j]; j--) { t = values[j]; values[j] = values[j - 1]; values[j - 1] = t }
    return n % 2 ? values[(n + 1) / 2] : (values[n / 2] + values[n / 2 + 1]) / 2
  }
  END { printf "median ratio %.2f; by processor time %.2f\n", median(rate, NR), median(cpu, NR) }'
