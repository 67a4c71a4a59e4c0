import Attempts
import FRP
import Marbles
import Pixels

public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    accepted([
        "It compares lists of three lengths with `indices.contains`, at eight indexes each.": {
            [[], ["Harbour"], ["Harbour", "Dunes", "Snow line"]].allSatisfy { names in
                let pages = makePages(names)
                return (-2...5).allSatisfy { pages($0) == (names.indices.contains($0) ? names[$0] : nil) }
            }
        },
        "It looks at one edge after the other, each in a `guard`.": {
            let (pages, none) = (makePages(["a", "b", "c"]), makePages([]))
            guard pages(0) == "a", pages(1) == "b", pages(2) == "c" else { return false }
            guard pages(-1) == nil, pages(3) == nil else { return false }
            return none(0) == nil && none(-1) == nil
        },
        "It also tries the smallest and the largest `Int`.": {
            let pages = makePages(["Dunes", "Harbour"])
            return pages(0) == "Dunes" && pages(1) == "Harbour"
                && [Int.min, -1, 2, Int.max].allSatisfy { pages($0) == nil }
                && [-1, 0, 1].allSatisfy { makePages([])($0) == nil }
        },
    ])
}

public func workBeginsWithActivation(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    accepted([
        "`initially` counts the fetches, and a subject answers, so there is no virtual time.": {
            let (answer, fetches) = (Subject<Pixmap>(), Property(0))
            let photo = makePhoto(answer.signal.initially { fetches.value += 1 })
            guard fetches.value == 0, !photo.isLoading.value else { return false }
            photo.active = true
            guard fetches.value == 1, photo.isLoading.value else { return false }
            answer.sendNext(Pixmap(width: 2, height: 2))
            answer.sendCompleted()
            guard photo.picture.value != nil else { return false }
            photo.active = false
            return fetches.value == 1
        },
        "It records everything in virtual time first, and compares the times at the end.": {
            let time = TestScheduler()
            let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
            let photo = makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) })
            let loading = time.record(photo.isLoading.signal.distinctUntilChanged())
            let pictures = time.record(photo.picture.signal)
            time.schedule(after: .seconds(5)) { photo.active = true }
            time.schedule(after: .seconds(9)) { photo.active = false }
            time.run()
            return fetch.subscriptions.map(\.began) == [.seconds(5)]
                && loading.values == [false, true, false] && loading.timed[1].time == .seconds(5)
                && pictures.values.contains { $0 != nil }
        },
        "Each question has a view model of its own.": {
            func made() -> (TestScheduler, MarbleSource<Int>, any PhotoShowing) {
                let time = TestScheduler()
                let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
                return (time, fetch, makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) }))
            }
            let (noTime, unasked, fresh) = made()
            noTime.run()
            guard unasked.subscriptions.isEmpty, !fresh.isLoading.value else { return false }
            let (time, fetch, photo) = made()
            photo.active = true
            guard fetch.subscriptions.count == 1, photo.isLoading.value else { return false }
            time.run()
            photo.active = false
            return fetch.subscriptions.count == 1 && photo.picture.value?.width == 2
        },
    ])
}

public func loadingAlwaysEnds(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    let picture = Pixmap(width: 2, height: 2)
    return accepted([
        "It makes all three view models at once, and ends them one after the other.": {
            let (good, bad, late) = (Subject<Pixmap>(), Subject<Pixmap>(), Subject<Pixmap>())
            let shown = makePhoto(good.signal)
            let failed = makePhoto(bad.signal)
            let left = makePhoto(late.signal)
            let photos = [shown, failed, left]
            for photo in photos { photo.active = true }
            guard photos.allSatisfy({ $0.isLoading.value }) else { return false }
            good.sendNext(picture)
            guard shown.isLoading.value else { return false }
            good.sendCompleted()
            bad.sendError(MarbleFailure())
            left.active = false
            guard photos.allSatisfy({ !$0.isLoading.value }) else { return false }
            late.sendError(MarbleFailure())
            return shown.trouble.value == nil && failed.trouble.value != nil && left.trouble.value == nil
        },
        "It looks at `isLoading` second by second in virtual time, and compares that.": {
            func drawn(_ answer: String, leavingAt column: Int = 20) -> (loading: [Bool], trouble: Bool) {
                let time = TestScheduler()
                let photo = makePhoto(Signal<Int>(marbles: answer, on: time).map { _ in picture })
                photo.active = true
                time.schedule(after: .seconds(column)) { photo.active = false }
                var seen: [Bool] = []
                for _ in 0..<8 {
                    seen.append(photo.isLoading.value)
                    time.advance(by: .seconds(1))
                }
                return (seen, photo.trouble.value != nil)
            }
            func expected(_ columns: Int) -> [Bool] { (0..<8).map { $0 < columns } }
            return drawn("--1--2|") == (expected(6), false) && drawn("--1-X") == (expected(4), true)
                && drawn("--1-------|", leavingAt: 3) == (expected(3), false)
        },
        "Its answers end at once, except the one that is cancelled.": {
            let waiting = makePhoto(.return(picture).concat(.never))
            waiting.active = true
            guard waiting.isLoading.value, waiting.trouble.value == nil else { return false }
            waiting.active = false
            let ended = [makePhoto(.empty), makePhoto(.return(picture)), makePhoto(.error(MarbleFailure()))]
            for photo in ended { photo.active = true }
            return (ended + [waiting]).allSatisfy { !$0.isLoading.value }
                && (ended + [waiting]).map { $0.trouble.value != nil } == [false, false, true, false]
        },
    ])
}
