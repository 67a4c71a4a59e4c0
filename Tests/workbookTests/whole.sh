#!/usr/bin/env bash
# The learner's tool with the real toolchain, on a clone of this checkout: answers that do not compile, crash, never come
# back or run away get a verdict that names their exercise, within 30 seconds, and the others keep theirs. Then the time
# from an edit to its verdict. Prints what was measured; ends with status 1 if anything is not so.
set -u
cd "$(dirname "$0")/../.." || exit 1
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone -q . "$clone/workbook" || exit 1
cd "$clone/workbook" || exit 1
failed=0

answer() { # answer FILE ID BODY: writes BODY where the exercise's first todo() stands
    awk -v id="$2" -v body="$3" '
        index($0, "/// Exercise ") == 1 { own = index($0, "/// Exercise " id " ") == 1 }
        own && !done && /todo\(\)/ && !/^\/\/\// { sub(/todo\(\).*/, body); done = 1 }
        { print }' "$1" >"$1.new" && mv "$1.new" "$1"
}

expect() { # expect NAME PATTERN...: what the last run printed holds every pattern, and it took at most 30 seconds
    local name=$1 pattern
    shift
    for pattern in "$@"; do
        grep -qF -- "$pattern" "$clone/printed" || {
            echo "✘ $name: did not print “$pattern” but:"
            cat "$clone/printed"
            failed=1
            return
        }
    done
    if [ "$took" -gt 30 ]; then
        echo "✘ $name: took $took seconds"
        failed=1
    else
        echo "✔ $name ($took s)"
    fi
}

check() {
    local started=$SECONDS
    .build/debug/workbook check "$@" >"$clone/printed" 2>&1
    took=$((SECONDS - started))
}

swift build --product workbook >"$clone/log" 2>&1 && swift build --build-tests >"$clone/log" 2>&1 || {
    tail -20 "$clone/log"
    exit 1
}
file=Exercises/Chapter4/Signals.swift
map=Exercises/Chapter3/Map.swift

answer $file 4.3.2 'wind.filter { $0 > 5 }'
check 4.3.2
expect 'a right answer passes' '✔ 4.3.2'
check 4.3
expect 'the others are not begun' '✔ 4.3.2'

git checkout -q . && answer $file 4.3.2 'wind.filter { $0 >= 5 }'
check 4.3.2
expect 'a wrong answer shows what is expected, and what came' '✘ 4.3.2' 'expected  --' 'yours     --' 'you sent 5'

git checkout -q . && answer $file 4.3.2 'wind.filtre { $0 > 5 }'
check 3.2 4.3.2
expect 'an answer that does not compile' '✘ 4.3.2  Let only the strong winds through: does not compile' 'filtre'

git checkout -q . && answer $file 4.3.2 'fatalError("I give up")'
check 4.3
expect 'an answer that crashes' '✘ 4.3.2  Let only the strong winds through: crashes' 'I give up'

git checkout -q . && answer $file 4.3.2 'strongWinds(wind).map { $0 }'
answer $map 3.2.1 'fatalError()'
check 3.2 4.3.2
expect 'endless recursion, and another crash' '✘ 4.3.2' '✘ 3.2.1' 'called itself without end'

git checkout -q . && answer $file 4.3.2 'while true {}; return wind'
check 4.3
expect 'an endless loop' '✘ 4.3.2' 'did not come back'
if pgrep -f "$clone" >/dev/null; then
    echo '✘ something is left running:' && pgrep -af "$clone"
    failed=1
fi

git checkout -q . && sed -i.bak 's/^import FRP$/import Dispatch\nimport FRP/' $file && rm -f $file.bak
answer $file 4.3.2 'Signal { observer in DispatchQueue.global().sync { todo() }; return .none }'
check 4.3.2
expect 'a todo() on another queue' '· 4.3.2' 'replace todo()'

git checkout -q .
for chapter in Exercises/Chapter[0-9]*; do cp "Exercises/Solutions/${chapter##*/}"/*.swift "$chapter/"; done
WORKBOOK_TESTS=ExerciseTests swift test --traits Graded --scratch-path .build-graded --filter ExerciseTests >"$clone/log" 2>&1 &&
    echo '✔ graded, with every solution pasted in' || {
    echo '✘ graded, with every solution pasted in' && tail -20 "$clone/log"
    failed=1
}

git checkout -q .
times=()
for limit in 6 7 8 9 10; do
    git checkout -q . && answer $file 4.3.2 "wind.filter { \$0 > $limit }"
    started=$(date +%s%N)
    .build/debug/workbook check 4.3.2 >"$clone/printed" 2>&1
    times+=($((($(date +%s%N) - started) / 1000000)))
done
median=$(printf '%s\n' "${times[@]}" | sort -n | sed -n 3p)
echo "from an edit to its verdict: ${times[*]} ms, median $median ms"
exit $failed
