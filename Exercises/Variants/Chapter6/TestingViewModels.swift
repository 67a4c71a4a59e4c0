import Attempts
import FRP
import Marbles
import Pixels

public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    variants {
        right("It compares lists of three lengths with `indices.contains`, at eight indexes each.") {
            [[], ["Harbour"], ["Harbour", "Dunes", "Snow line"]].allSatisfy { names in
                let pages = makePages(names)
                return (-2...5).allSatisfy { pages($0) == (names.indices.contains($0) ? names[$0] : nil) }
            }
        }
        right("It looks at one edge after the other, each in a `guard`.") {
            let (pages, none) = (makePages(["a", "b", "c"]), makePages([]))
            guard pages(0) == "a", pages(1) == "b", pages(2) == "c" else { return false }
            guard pages(-1) == nil, pages(3) == nil else { return false }
            return none(0) == nil && none(-1) == nil
        }
        right("It also tries the smallest and the largest `Int`.") {
            let pages = makePages(["Dunes", "Harbour"])
            return pages(0) == "Dunes" && pages(1) == "Harbour"
                && [Int.min, -1, 2, Int.max].allSatisfy { pages($0) == nil }
                && [-1, 0, 1].allSatisfy { makePages([])($0) == nil }
        }
        wrong("calls everything right") { true }
        wrong("calls everything wrong") { false }
        wrong("tries index 0 alone") { makePages(["Harbour", "Dunes"])(0) == "Harbour" }
        wrong("stays within the photos") {
            (0...1).map(makePages(["Harbour", "Dunes"])) == ["Harbour", "Dunes"]
        }
        wrong("tries nothing before the first") {
            (0...2).map(makePages(["Harbour", "Dunes"])) == ["Harbour", "Dunes", nil]
        }
        wrong("tries nothing after the last") {
            (-1...1).map(makePages(["Harbour", "Dunes"])) == [nil, "Harbour", "Dunes"]
        }
        wrong("tries the edges alone") {
            let pages = makePages(["Harbour", "Dunes"])
            return pages(-1) == nil && pages(2) == nil && makePages([])(0) == nil
        }
        wrong("forgets that there may be no photos") {
            (-1...2).map(makePages(["Harbour", "Dunes"])) == [nil, "Harbour", "Dunes", nil]
        }
        wrong("cannot tell the photos from each other") {
            (-1...2).map(makePages(["Dunes", "Dunes"])) == [nil, "Dunes", "Dunes", nil]
                && makePages([])(0) == nil
        }
        wrong("has one photo, which is first and last") {
            (-1...1).map(makePages(["Dunes"])) == [nil, "Dunes", nil] && makePages([])(0) == nil
        }
        wrong("expects the last photo after the last") {
            let pages = makePages(["Harbour", "Dunes"])
            return (-1...2).map(pages) == [nil, "Harbour", "Dunes", "Dunes"] && makePages([])(0) == nil
        }
    }
}

public func workBeginsWithActivation(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    variants {
        right("`initially` counts the fetches, and a subject answers, so there is no virtual time.") {
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
        }
        right("It records everything in virtual time first, and compares the times at the end.") {
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
        }
        right("Each question has a view model of its own.") {
            let (noTime, unasked, fresh) = shown(by: makePhoto)
            noTime.run()
            guard unasked.subscriptions.isEmpty, !fresh.isLoading.value else { return false }
            let (time, fetch, photo) = shown(by: makePhoto)
            photo.active = true
            guard fetch.subscriptions.count == 1, photo.isLoading.value else { return false }
            time.run()
            photo.active = false
            return fetch.subscriptions.count == 1 && photo.picture.value?.width == 2
        }
        wrong("looks at the picture alone") {
            let (time, _, photo) = shown(by: makePhoto)
            photo.active = true
            time.run()
            return photo.picture.value != nil
        }
        wrong("never looks before it is active") {
            let (time, fetch, photo) = shown(by: makePhoto)
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            photo.active = false
            return begins && photo.picture.value != nil && fetch.subscriptions.count == 1
        }
        wrong("never has it become inactive") {
            let (time, fetch, photo) = shown(by: makePhoto)
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            return restsAtFirst && begins && photo.picture.value != nil
        }
        wrong("looks at isLoading when all is over") {
            let (time, fetch, photo) = shown(by: makePhoto)
            let restsAtFirst = fetch.subscriptions.isEmpty
            photo.active = true
            time.run()
            let isDone = !photo.isLoading.value && photo.picture.value != nil
            photo.active = false
            return restsAtFirst && isDone && fetch.subscriptions.count == 1
        }
        wrong("forgets the picture") {
            let (time, fetch, photo) = shown(by: makePhoto)
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            photo.active = false
            return restsAtFirst && begins && fetch.subscriptions.count == 1
        }
        wrong("wants the picture before its time") {
            let (_, fetch, photo) = shown(by: makePhoto)
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            return restsAtFirst && begins && photo.picture.value != nil
        }
        wrong("wants a fetch for every activation") {
            let (time, fetch, photo) = shown(by: makePhoto)
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            for count in 1...2 {
                photo.active = true
                time.run()
                photo.active = false
                guard fetch.subscriptions.count == count else { return false }
            }
            return restsAtFirst && photo.picture.value != nil
        }
    }
}

private func shown(
    by makePhoto: (Signal<Pixmap>) -> any PhotoShowing
) -> (time: TestScheduler, fetch: MarbleSource<Int>, photo: any PhotoShowing) {
    let time = TestScheduler()
    let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
    return (time, fetch, makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) }))
}

public func loadingAlwaysEnds(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    variants {
        right("It makes all three view models at once, and ends them one after the other.") {
            let picture = Pixmap(width: 2, height: 2)
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
        }
        right("It looks at `isLoading` second by second in virtual time, and compares that.") {
            let picture = Pixmap(width: 2, height: 2)
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
        }
        right("Its answers end at once, except the one that is cancelled.") {
            let picture = Pixmap(width: 2, height: 2)
            let waiting = makePhoto(.return(picture).concat(.never))
            waiting.active = true
            guard waiting.isLoading.value, waiting.trouble.value == nil else { return false }
            waiting.active = false
            let ended = [makePhoto(.empty), makePhoto(.return(picture)), makePhoto(.error(MarbleFailure()))]
            for photo in ended { photo.active = true }
            return (ended + [waiting]).allSatisfy { !$0.isLoading.value }
                && (ended + [waiting]).map { $0.trouble.value != nil } == [false, false, true, false]
        }
        wrong("knows the good ending alone") {
            let answer = Subject<Pixmap>()
            let photo = makePhoto(answer.signal)
            photo.active = true
            answer.sendNext(Pixmap(width: 2, height: 2))
            let isLoading = photo.isLoading.value
            answer.sendCompleted()
            return isLoading && !photo.isLoading.value && photo.trouble.value == nil
        }
        wrong("knows the answer's endings alone") {
            End.complete.ends(makePhoto) && End.fail.ends(makePhoto, inTrouble: true)
        }
        wrong("knows the bad endings alone") {
            End.fail.ends(makePhoto, inTrouble: true) && End.leave.ends(makePhoto)
        }
        wrong("never looks whether it is loading") {
            End.complete.tried(makePhoto) { !$1.isLoading.value && $1.trouble.value == nil }
                && End.fail.tried(makePhoto) { !$1.isLoading.value && $1.trouble.value != nil }
                && End.leave.tried(makePhoto) { !$1.isLoading.value && $1.trouble.value == nil }
        }
        wrong("does not ask for the trouble") {
            End.allCases.allSatisfy { $0.tried(makePhoto) { $0 && !$1.isLoading.value } }
        }
        wrong("asks for trouble only where there is some") {
            End.fail.ends(makePhoto, inTrouble: true)
                && [End.complete, .leave].allSatisfy { $0.tried(makePhoto) { $0 && !$1.isLoading.value } }
        }
        wrong("takes leaving for a failure") {
            End.complete.ends(makePhoto) && End.fail.ends(makePhoto, inTrouble: true)
                && End.leave.ends(makePhoto, inTrouble: true)
        }
        wrong("takes the first picture for the end") {
            End.fail.ends(makePhoto, inTrouble: true) && End.leave.ends(makePhoto)
                && End.complete.tried(makePhoto) { !$0 && !$1.isLoading.value && $1.trouble.value == nil }
        }
        wrong("looks only before the first picture") {
            End.allCases.map { end -> Bool? in
                let answer = Subject<Pixmap>()
                let photo = makePhoto(answer.signal)
                photo.active = true
                let isLoading = photo.isLoading.value
                answer.sendNext(Pixmap(width: 2, height: 2))
                end.come(to: photo, by: answer)
                return isLoading && !photo.isLoading.value ? photo.trouble.value != nil : nil
            } == [false, true, false]
        }
        wrong("counts how often isLoading is set") {
            End.allCases.allSatisfy { end in
                let answer = Subject<Pixmap>()
                let photo = makePhoto(answer.signal)
                let loading = Recorder<Bool>()
                loading.record(photo.isLoading.signal)
                photo.active = true
                answer.sendNext(Pixmap(width: 2, height: 2))
                end.come(to: photo, by: answer)
                return loading.values == [false, true, false]
            } && End.complete.ends(makePhoto) && End.fail.ends(makePhoto, inTrouble: true)
                && End.leave.ends(makePhoto)
        }
    }
}

private enum End: CaseIterable {
    case complete, fail, leave

    func come(to photo: any PhotoShowing, by answer: Subject<Pixmap>) {
        switch self {
        case .complete: answer.sendCompleted()
        case .fail: answer.sendError(MarbleFailure())
        case .leave: photo.active = false
        }
    }

    func tried(
        _ makePhoto: (Signal<Pixmap>) -> any PhotoShowing,
        _ check: (_ waiting: Bool, _ photo: any PhotoShowing) -> Bool
    ) -> Bool {
        let answer = Subject<Pixmap>()
        let photo = makePhoto(answer.signal)
        photo.active = true
        answer.sendNext(Pixmap(width: 2, height: 2))
        let isLoading = photo.isLoading.value
        come(to: photo, by: answer)
        return check(isLoading, photo)
    }

    func ends(_ makePhoto: (Signal<Pixmap>) -> any PhotoShowing, inTrouble: Bool = false) -> Bool {
        tried(makePhoto) { $0 && !$1.isLoading.value && ($1.trouble.value != nil) == inTrouble }
    }
}
