#!/usr/bin/env bash
# Compares perft of chess with Debian's Stockfish and Fairy-Stockfish, each on one thread, in alternating runs, so that whatever
# else the machine does hits all. Every run is a process of its own, so ours includes compiling itself.
# Needs both: apt-get install --no-install-recommends stockfish fairy-stockfish
#
#   compare-with-engines.sh [ROUNDS [DEPTH]]      (3 6)
set -euo pipefail

rounds=${1:-3} depth=${2:-6}
shbang=$(cd -P "$(dirname "${BASH_SOURCE[0]}")" && pwd)/../../../shbang
readonly shbang
# Where Debian puts games; not always on the path.
export PATH=$PATH:/usr/games LC_ALL=C
TIMEFORMAT='%R %U %S'

die() {
  printf 'compare-with-engines.sh: %s\n' "$1" >&2
  exit 1
}

shbang_perft() {
  "$shbang" perft --game chess --depth "$1"
}
stockfish_perft() {
  printf 'go perft %s\nquit\n' "$1" | stockfish
}
fairy_perft() {
  printf 'go perft %s\nquit\n' "$1" | fairy-stockfish
}

# Prints a run's nodes, seconds by the clock, seconds of processor time, and the nodes/s that the program prints itself (or 0).
run() {
  local out=$folder/out user system wall
  { time "$1_perft" "$2" >"$out"; } 2>"$folder/time"
  read -r wall user system < <(tail -n 1 "$folder/time")
  awk -v wall="$wall" -v in_user="$user" -v in_kernel="$system" '
    /^total / || /^Nodes searched: / { nodes = $NF }
    /^nodes\/s / { printed = $2 }
    END { print nodes + 0, wall, in_user + in_kernel, printed + 0 }' "$out"
}

# Prints one line of figures a round: for each program, depth 1 (which is its start-up), then the depth asked for.
measure() {
  local round program
  for ((round = 1; round <= rounds; round++)); do
    printf '%s' "$round"
    for program in shbang stockfish fairy; do
      printf ' %s' "$(run "$program" 1)" "$(run "$program" "$depth")"
    done
    printf '\n'
  done
}

command -v stockfish >/dev/null || die "no stockfish; apt-get install stockfish"
command -v fairy-stockfish >/dev/null || die "no fairy-stockfish; apt-get install fairy-stockfish"
folder=$(mktemp -d)
readonly folder
trap 'rm -r "$folder"' EXIT
shbang_perft 1 >/dev/null # builds, if that is needed

printf 'perft %s from the start of chess, one thread: millions of nodes per second\n' "$depth"
printf '%-6s %8s  %-26s  %-26s\n' '' printed 'by the clock' 'by processor time'
printf '%-6s %8s  %8s %9s %7s  %8s %9s %7s\n' round shbang shbang stockfish fairy shbang stockfish fairy
measure | awk '
  # Time of the run that ends at this field, less that of the run of depth 1 before it.
  function rate(nodes, time) { return nodes / 1e6 / (time > 0.01 ? time : 0.01) }
  function clock(at) { return rate($(at + 4), $(at + 5) - $(at + 1)) }
  function processor(at) { return rate($(at + 4), $(at + 6) - $(at + 2)) }
  function median(values, n,   i, j, t) {
    for (i = 2; i <= n; i++)
      for (j = i; j > 1 && values[j - 1] > values[j]; j--) { t = values[j]; values[j] = values[j - 1]; values[j - 1] = t }
    return n % 2 ? values[(n + 1) / 2] : (values[n / 2] + values[n / 2 + 1]) / 2
  }
  {
    if ($6 == 0 || $6 != $14 || $6 != $22) {
      print "the programs disagree: " $6 ", " $14 ", " $22 " nodes" >"/dev/stderr"
      wrong = 1
      exit 1
    }
    printed = $9 / 1e6
    printf "%-6s %8.1f  %8.1f %9.1f %7.1f  %8.1f %9.1f %7.1f\n",
      $1, printed, clock(2), clock(10), clock(18), processor(2), processor(10), processor(18)
    fflush()
    a[NR] = printed / clock(10); b[NR] = printed / clock(18)
    c[NR] = clock(2) / clock(10); d[NR] = clock(2) / clock(18)
    e[NR] = processor(2) / processor(10); f[NR] = processor(2) / processor(18)
  }
  END {
    if (wrong) exit
    print "median ratios of shbang         to stockfish   to fairy-stockfish"
    printf "%-30s %13.2f %20.1f\n", "as printed", median(a, NR), median(b, NR)
    printf "%-30s %13.2f %20.1f\n", "by the clock", median(c, NR), median(d, NR)
    printf "%-30s %13.2f %20.1f\n", "by processor time", median(e, NR), median(f, NR)
  }'
printf '\nWarm, the same game alone:\n'
"$shbang" bench core --game chess
