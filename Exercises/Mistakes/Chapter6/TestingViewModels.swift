import Attempts
import FRP
import Marbles
import Pixels

public func pagesAreRight(_ makePages: @escaping ([String]) -> (Int) -> String?) -> Bool {
    let pages = makePages(["Harbour", "Dunes"])
    return mistake([
        "calls everything right": { true },
        "calls everything wrong": { false },
        "tries index 0 alone": { pages(0) == "Harbour" },
        "stays within the photos": { pages(0) == "Harbour" && pages(1) == "Dunes" },
        "tries nothing before the first": { (0...2).map(pages) == ["Harbour", "Dunes", nil] },
        "tries nothing after the last": { (-1...1).map(pages) == [nil, "Harbour", "Dunes"] },
        "tries the edges alone": { pages(-1) == nil && pages(2) == nil && makePages([])(0) == nil },
        "forgets that there may be no photos": {
            (-1...2).map(pages) == [nil, "Harbour", "Dunes", nil]
        },
        "cannot tell the photos from each other": {
            (-1...2).map(makePages(["Dunes", "Dunes"])) == [nil, "Dunes", "Dunes", nil]
                && makePages([])(0) == nil
        },
        "has one photo, which is first and last": {
            (-1...1).map(makePages(["Dunes"])) == [nil, "Dunes", nil] && makePages([])(0) == nil
        },
        "expects the last photo after the last": {
            (-1...2).map(pages) == [nil, "Harbour", "Dunes", "Dunes"] && makePages([])(0) == nil
        },
    ])
}

public func workBeginsWithActivation(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    let time = TestScheduler()
    let fetch = MarbleSource<Int>.cold("--(2|)", on: time)
    let photo = makePhoto(fetch.signal.map { Pixmap(width: $0, height: $0) })
    return mistake([
        "looks at the picture alone": {
            photo.active = true
            time.run()
            return photo.picture.value != nil
        },
        "counts at the end alone": {
            photo.active = true
            let isLoading = photo.isLoading.value
            time.run()
            photo.active = false
            return isLoading && photo.picture.value != nil && fetch.subscriptions.count == 1
        },
        "never looks before it is active": {
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            photo.active = false
            return begins && photo.picture.value != nil && fetch.subscriptions.count == 1
        },
        "never has it become inactive": {
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            return restsAtFirst && begins && photo.picture.value != nil
        },
        "looks at isLoading when all is over": {
            let restsAtFirst = fetch.subscriptions.isEmpty
            photo.active = true
            time.run()
            let isDone = !photo.isLoading.value && photo.picture.value != nil
            photo.active = false
            return restsAtFirst && isDone && fetch.subscriptions.count == 1
        },
        "forgets the picture": {
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            time.run()
            photo.active = false
            return restsAtFirst && begins && fetch.subscriptions.count == 1
        },
        "wants the picture before its time": {
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            photo.active = true
            let begins = fetch.subscriptions.count == 1 && photo.isLoading.value
            return restsAtFirst && begins && photo.picture.value != nil
        },
        "wants a fetch for every activation": {
            let restsAtFirst = fetch.subscriptions.isEmpty && !photo.isLoading.value
            for count in 1...2 {
                photo.active = true
                time.run()
                photo.active = false
                guard fetch.subscriptions.count == count else { return false }
            }
            return restsAtFirst && photo.picture.value != nil
        },
    ])
}

public func loadingAlwaysEnds(_ makePhoto: @escaping (Signal<Pixmap>) -> any PhotoShowing) -> Bool {
    typealias End = (Subject<Pixmap>, any PhotoShowing) -> Void
    let complete: End = { answer, _ in answer.sendCompleted() }
    let fail: End = { answer, _ in answer.sendError(MarbleFailure()) }
    let leave: End = { $1.active = false }
    func tried(
        _ end: End, _ check: (_ waiting: Bool, _ photo: any PhotoShowing) -> Bool
    ) -> Bool {
        let answer = Subject<Pixmap>()
        let photo = makePhoto(answer.signal)
        photo.active = true
        answer.sendNext(Pixmap(width: 2, height: 2))
        let isLoading = photo.isLoading.value
        end(answer, photo)
        return check(isLoading, photo)
    }
    func ends(_ end: End, inTrouble: Bool = false) -> Bool {
        tried(end) { $0 && !$1.isLoading.value && ($1.trouble.value != nil) == inTrouble }
    }
    return mistake([
        "knows the good ending alone": { ends(complete) },
        "knows the answer's endings alone": { ends(complete) && ends(fail, inTrouble: true) },
        "knows the bad endings alone": { ends(fail, inTrouble: true) && ends(leave) },
        "never looks whether it is loading": {
            tried(complete) { !$1.isLoading.value && $1.trouble.value == nil }
                && tried(fail) { !$1.isLoading.value && $1.trouble.value != nil }
                && tried(leave) { !$1.isLoading.value && $1.trouble.value == nil }
        },
        "does not ask for the trouble": {
            [complete, fail, leave].allSatisfy { end in tried(end) { $0 && !$1.isLoading.value } }
        },
        "asks for trouble only where there is some": {
            ends(fail, inTrouble: true)
                && [complete, leave].allSatisfy { end in tried(end) { $0 && !$1.isLoading.value } }
        },
        "takes leaving for a failure": {
            ends(complete) && ends(fail, inTrouble: true) && ends(leave, inTrouble: true)
        },
        "takes the first picture for the end": {
            ends(fail, inTrouble: true) && ends(leave)
                && tried(complete) { !$0 && !$1.isLoading.value && $1.trouble.value == nil }
        },
        "looks only before the first picture": {
            [complete, fail, leave].map { end -> Bool? in
                let answer = Subject<Pixmap>()
                let photo = makePhoto(answer.signal)
                photo.active = true
                let isLoading = photo.isLoading.value
                answer.sendNext(Pixmap(width: 2, height: 2))
                end(answer, photo)
                return isLoading && !photo.isLoading.value ? photo.trouble.value != nil : nil
            } == [false, true, false]
        },
        "has one answer end three times": {
            let answer = Subject<Pixmap>()
            let photo = makePhoto(answer.signal)
            photo.active = true
            let isLoading = photo.isLoading.value
            answer.sendCompleted()
            guard isLoading, !photo.isLoading.value, photo.trouble.value == nil else { return false }
            answer.sendError(MarbleFailure())
            guard !photo.isLoading.value, photo.trouble.value != nil else { return false }
            photo.active = false
            return !photo.isLoading.value
        },
        "counts how often isLoading is set": {
            [complete, fail, leave].allSatisfy { end in
                let answer = Subject<Pixmap>()
                let photo = makePhoto(answer.signal)
                let loading = Recorder<Bool>()
                loading.record(photo.isLoading.signal)
                photo.active = true
                answer.sendNext(Pixmap(width: 2, height: 2))
                end(answer, photo)
                return loading.values == [false, true, false]
            } && ends(complete) && ends(fail, inTrouble: true) && ends(leave)
        },
    ])
}
