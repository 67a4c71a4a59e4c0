#!/usr/bin/env bash
# Builds the workbook, its peers and the benchmarks with the same flags, and prints the table.
#
#   Tests/Benchmarks/run.sh [ROUNDS [MILLISECONDS [WORD…]]]    the workloads whose names contain one of the words
set -eu
cd "$(dirname "$0")"

flags=(-c release -Xswiftc -cross-module-optimization)
mkdir -p .build
swift build "${flags[@]}" >.build/build.log 2>&1 || { cat .build/build.log; exit 1; }

echo "Built with: swift build ${flags[*]}"
swift --version 2>/dev/null | head -n 2
uname -srm
processor=$(sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
echo "$(getconf _NPROCESSORS_ONLN) processors, ${processor:-$(sysctl -n machdep.cpu.brand_string)}"
echo "$(date -u +%Y-%m-%d), load $(uptime | sed 's/.*load average[s]*: //')"
echo
"$(swift build "${flags[@]}" --show-bin-path)/benchmarks" table "$@"
echo
echo "load afterwards $(uptime | sed 's/.*load average[s]*: //')"
