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
        wrong("never looks before it is active") { Looks(at: makePhoto).all(\.begins, \.shows, \.asksOnce) }
        wrong("never has it become inactive") { Looks(at: makePhoto).all(\.rests, \.begins, \.shows) }
        wrong("looks at isLoading when all is over") {
            Looks(at: makePhoto).all(\.isUnasked, \.shows, \.ends, \.asksOnce)
        }
        wrong("forgets the picture") { Looks(at: makePhoto).all(\.rests, \.begins, \.asksOnce) }
        wrong("wants the picture before its time") {
            Looks(at: makePhoto).all(\.rests, \.begins, \.showsAtOnce)
        }
        wrong("wants a fetch for every activation") {
            Looks(at: makePhoto).all(\.rests, \.shows, \.asksOnce, \.asksAgain)
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

/// What a test can see of a photo: before it is active, as soon as it is, when the picture has come, and afterwards.
private struct Looks {
    let isUnasked, rests: Bool
    let begins, showsAtOnce: Bool
    let ends, shows: Bool
    let asksOnce, asksAgain: Bool

    init(at makePhoto: (Signal<Pixmap>) -> any PhotoShowing) {
        let (time, fetch, photo) = shown(by: makePhoto)
        isUnasked = fetch.subscriptions.isEmpty
        rests = isUnasked && !photo.isLoading.value
        photo.active = true
        begins = fetch.subscriptions.count == 1 && photo.isLoading.value
        showsAtOnce = photo.picture.value != nil
        time.run()
        (ends, shows) = (!photo.isLoading.value, photo.picture.value != nil)
        photo.active = false
        asksOnce = fetch.subscriptions.count == 1
        photo.active = true
        time.run()
        asksAgain = fetch.subscriptions.count == 2
    }

    func all(_ looks: KeyPath<Looks, Bool>...) -> Bool { looks.allSatisfy { self[keyPath: $0] } }
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
        wrong("knows the answer's endings alone") { End.complete.ends(makePhoto) && End.fail.ends(makePhoto) }
        wrong("knows the bad endings alone") { End.fail.ends(makePhoto) && End.leave.ends(makePhoto) }
        wrong("never looks whether it is loading") {
            End.allCases.allSatisfy { end in
                end.tried(makePhoto) { !$1.isLoading.value && end.isTold(by: $1) }
            }
        }
        wrong("does not ask for the trouble") {
            End.allCases.allSatisfy { $0.tried(makePhoto) { $0 && !$1.isLoading.value } }
        }
        wrong("asks for trouble only where there is some") {
            End.fail.ends(makePhoto)
                && [End.complete, .leave].allSatisfy { $0.tried(makePhoto) { $0 && !$1.isLoading.value } }
        }
        wrong("takes leaving for a failure") {
            End.complete.ends(makePhoto) && End.fail.ends(makePhoto)
                && End.leave.tried(makePhoto) { $0 && !$1.isLoading.value && End.fail.isTold(by: $1) }
        }
        wrong("takes the first picture for the end") {
            End.fail.ends(makePhoto) && End.leave.ends(makePhoto)
                && End.complete.tried(makePhoto) { !$0 && !$1.isLoading.value && $1.trouble.value == nil }
        }
        wrong("looks only before the first picture") {
            End.allCases.allSatisfy { $0.ends(makePhoto, lookingEarly: true) }
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
                return loading.values == [false, true, false] && end.ends(makePhoto)
            }
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

    func isTold(by photo: any PhotoShowing) -> Bool { (photo.trouble.value != nil) == (self == .fail) }

    func tried(
        _ makePhoto: (Signal<Pixmap>) -> any PhotoShowing, lookingEarly: Bool = false,
        _ check: (_ waiting: Bool, _ photo: any PhotoShowing) -> Bool
    ) -> Bool {
        let answer = Subject<Pixmap>()
        let photo = makePhoto(answer.signal)
        photo.active = true
        let isLoadingEarly = photo.isLoading.value
        answer.sendNext(Pixmap(width: 2, height: 2))
        let isLoading = lookingEarly ? isLoadingEarly : photo.isLoading.value
        come(to: photo, by: answer)
        return check(isLoading, photo)
    }

    func ends(_ makePhoto: (Signal<Pixmap>) -> any PhotoShowing, lookingEarly: Bool = false) -> Bool {
        tried(makePhoto, lookingEarly: lookingEarly) { $0 && !$1.isLoading.value && isTold(by: $1) }
    }
}
