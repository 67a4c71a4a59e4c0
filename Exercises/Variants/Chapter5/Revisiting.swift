import Attempts
import FRP
import Pixels

public func linesOfTheGallery() -> [String] {
    variants {
        wrong("thinks that a bound property refuses other values") { ["row 0", "row 1", "row 0"] }
        wrong("thinks that an assignment ends the binding") { ["row 0", "row 1", "row 2", "row 0"] }
        wrong("thinks that the binding goes on after dispose") {
            ["row 0", "row 1", "row 2", "row 1", "row 2", "row 0"]
        }
        wrong("thinks that dispose also ends the row's binding") { ["row 0", "row 1", "row 2", "row 1"] }
        wrong("thinks that a subscriber waits for the next row") { ["row 1", "row 2", "row 1", "row 0"] }
        wrong("thinks that dispose puts the value back") {
            ["row 0", "row 1", "row 2", "row 1", "row 0", "row 0"]
        }
    }
}

public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    variants {
        right("`catch` also writes the log, so `doError` is not needed.") {
            answer.doCompleted { log("complete") }
                .catch { _ in
                    log("failed")
                    return .return(titles.value + ["and more"])
                }
                .bind(to: titles)
        }
        right("One subscription with three handlers replaces the binding.") {
            answer.subscribe(
                next: { titles.value = $0 },
                error: { _ in
                    titles.modify { $0.append("and more") }
                    log("failed")
                },
                completed: { log("complete") })
        }
        wrong("takes doError for something that deals with the error") {
            answer.doCompleted { log("complete") }.doError { _ in log("failed") }.bind(to: titles)
        }
        wrong("looks for the error where it has been caught") {
            let told = answer.doCompleted { log("complete") }
            told.catch { _ in .return(titles.value + ["and more"]) }.doError { _ in log("failed") }
                .bind(to: titles)
        }
        wrong("takes the titles away after an error") {
            let told = answer.doCompleted { log("complete") }
            told.doError { _ in log("failed") }.catchTo(.return(["and more"])).bind(to: titles)
        }
        wrong("says nothing of what may be missing") {
            answer.doCompleted { log("complete") }.doError { _ in log("failed") }.catchTo(.empty)
                .bind(to: titles)
        }
        wrong("adds to the titles that were there before the answer") {
            let told = answer.doCompleted { log("complete") }.doError { _ in log("failed") }
            told.catchTo(.return(titles.value + ["and more"])).bind(to: titles)
        }
        wrong("shows the answer only when it has ended") {
            let told = answer.doCompleted { log("complete") }.doError { _ in log("failed") }
            told.takeLast(1).catch { _ in .return(titles.value + ["and more"]) }.bind(to: titles)
        }
        wrong("takes the end of the replacement for that of the answer") {
            answer.doError { _ in log("failed") }.catch { _ in .return(titles.value + ["and more"]) }
                .doCompleted { log("complete") }.bind(to: titles)
        }
        wrong("subscribes a second time to write the log") {
            answer.catch { _ in .return(titles.value + ["and more"]) }.bind(to: titles)
            answer.subscribe(error: { _ in log("failed") }, completed: { log("complete") })
        }
        wrong("asks again instead of giving up") {
            let told = answer.doCompleted { log("complete") }
            told.doError { _ in log("failed") }.retry(1).catch { _ in .return(titles.value + ["and more"]) }
                .bind(to: titles)
        }
    }
}

public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    variants {
        right("A `guard` names the case without a photo, instead of `??`.") {
            photo.map { photo -> Signal<Pixmap?> in
                guard let photo else { return .return(nil) }
                return photo.thumbnail.signal.filter { $0 != nil }
            }
            .switchToLatest()
        }
        right("It is `switchToLatest` by hand: a `SerialDisposable` holds the latest subscription.") {
            Signal { observer in
                let place = SerialDisposable()
                let watching = photo.subscribe(
                    next: { photo in
                        if photo == nil { observer.sendNext(nil) }
                        place.inner = photo?.thumbnail.signal.compactMap { $0 }
                            .subscribe(next: { observer.sendNext($0) })
                    },
                    error: { observer.sendError($0) })
                return Disposable([place.disposable, watching])
            }
        }
        wrong("listens to every photo it has ever had") {
            photo.flattenMap { $0?.thumbnail.signal.filter { $0 != nil } ?? .return(nil) }
        }
        wrong("listens to old photos, and drops what they send") {
            let present = Property<PhotoModel?>(nil)
            return photo.doNext { present.value = $0 }
                .flattenMap { one in
                    (one?.thumbnail.signal.filter { $0 != nil } ?? .return(nil))
                        .filter { _ in present.value === one }
                }
        }
        wrong("stays with the first photo until that has ended") {
            photo.map { $0?.thumbnail.signal.filter { $0 != nil } ?? .return(nil) }.concat()
        }
        wrong("empties the picture at each change") {
            photo.map { ($0?.thumbnail.signal.filter { $0 != nil } ?? .never).startWith(nil) }
                .switchToLatest()
        }
        wrong("sends nil for a photo that has no picture yet") {
            photo.map { $0?.thumbnail.signal ?? .return(nil) }.switchToLatest()
        }
        wrong("looks at the picture once, when the photo comes") {
            photo.filter { $0 == nil || $0?.thumbnail.value != nil }.map { $0?.thumbnail.value }
        }
        wrong("leaves the picture there when the photo has gone") {
            photo.compactMap { $0?.thumbnail.signal.filter { $0 != nil } }.switchToLatest()
        }
        wrong("asks for the photo twice, once for its picture and once for none") {
            let pictures = photo.map { $0?.thumbnail.signal.filter { $0 != nil } ?? .never }.switchToLatest()
            return .merge([pictures, photo.filter { $0 == nil }.map { _ in nil }])
        }
        wrong("hides the error of the photo") {
            photo.map { $0?.thumbnail.signal.filter { $0 != nil } ?? .return(nil) }.switchToLatest()
                .catchTo(.never)
        }
        wrong("takes one picture of each photo") {
            photo.map { $0?.thumbnail.signal.filter { $0 != nil }.take(1) ?? .return(nil) }.switchToLatest()
        }
    }
}
