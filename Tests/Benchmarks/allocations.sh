#!/usr/bin/env bash
# Counts what the core allocates in each workload, and fails where it is more than the catalogue allows. What the core is
# compared with is neither fetched nor built for it.
set -eu
cd "$(dirname "$0")"

flags=(-c release -Xswiftc -cross-module-optimization --disable-default-traits --scratch-path .build-allocations)
swift build "${flags[@]}"
"$(swift build "${flags[@]}" --show-bin-path)/benchmarks" allocations
