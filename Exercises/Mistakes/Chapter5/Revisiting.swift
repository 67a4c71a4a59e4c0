import Attempts
import FRP
import Pixels

public func linesOfTheGallery() -> [String] {
    mistake([
        "has a bound property refuse other values": { ["row 0", "row 1", "row 0"] },
        "has an assignment end the binding": { ["row 0", "row 1", "row 2", "row 0"] },
        "has the binding go on after dispose": {
            ["row 0", "row 1", "row 2", "row 1", "row 2", "row 0"]
        },
        "has dispose end the binding of the row too": { ["row 0", "row 1", "row 2", "row 1"] },
        "has the newcomer wait for the next row": { ["row 1", "row 2", "row 1", "row 0"] },
        "has dispose put the value back": { ["row 0", "row 1", "row 2", "row 1", "row 0", "row 0"] },
    ])
}

public func follow(
    _ answer: Signal<[String]>, with titles: Property<[String]>, log: @escaping @Sendable (String) -> Void
) {
    let told = answer.doCompleted { log("complete") }
    return mistake([
        "takes doError for something that deals with the error": {
            told.doError { _ in log("failed") }.bind(to: titles)
        },
        "looks for the error where it has been caught": {
            told.catchTo(.empty).doError { _ in log("failed") }.bind(to: titles)
        },
        "takes the titles away after an error": {
            told.doError { _ in log("failed") }.catchTo(.return([])).bind(to: titles)
        },
        "takes the end of the replacement for that of the answer": {
            answer.doError { _ in log("failed") }.catchTo(.empty)
                .doCompleted { log("complete") }.bind(to: titles)
        },
        "subscribes a second time to write the log": {
            answer.catchTo(.empty).bind(to: titles)
            answer.subscribe(error: { _ in log("failed") }, completed: { log("complete") })
        },
        "asks again instead of giving up": {
            told.doError { _ in log("failed") }.retry(1).catchTo(.empty).bind(to: titles)
        },
    ])
}

public func pictureOnShow(_ photo: Signal<PhotoModel?>) -> Signal<Pixmap?> {
    mistake([
        "listens to every photo it has ever had": {
            photo.flattenMap { $0?.thumbnail.signal ?? .return(nil) }
        },
        "stays with the first photo until that has ended": {
            photo.map { $0?.thumbnail.signal ?? .return(nil) }.concat()
        },
        "looks at the picture once, when the photo comes": { photo.map { $0?.thumbnail.value } },
        "leaves the old picture until the new one comes": {
            photo.map { $0?.thumbnail.signal.filter { $0 != nil } ?? .return(nil) }.switchToLatest()
        },
        "leaves the picture there when the photo has gone": {
            photo.compactMap { $0?.thumbnail.signal }.switchToLatest()
        },
        "takes one picture of each photo": {
            photo.map { ($0?.thumbnail.signal ?? .return(nil)).filter { $0 != nil }.take(1).startWith(nil) }
                .switchToLatest()
        },
    ])
}
