import Coursework
import Text

/// What the tool is doing now, for a learner who waits.
package enum Activity: Sendable, Equatable {
    /// How many steps are done, of how many.
    package struct Steps: Sendable, Equatable {
        package let done: Int
        let total: Int

        package init(_ done: Int, of total: Int) { (self.done, self.total) = (done, total) }

        fileprivate var fraction: Double { Double(done) / Double(max(1, total)) }
    }

    /// Another check holds the lock of the folder in which tests are built.
    case waitingForCheck(process: String)
    /// Another `swift` is building in the same folder.
    case waitingForSwift(process: String)
    /// Building the exercises of a chapter. `isFirst`: nothing has been built there before, so it takes longer.
    case building(chapter: Int, Steps?, isFirst: Bool)
    /// Building a chapter's program.
    case buildingProgram(chapter: Int, Steps?)
    /// Building the program that serves the book's pages.
    case buildingReader(Steps?)
    /// Writing the pages of an export.
    case writing(Steps)
    case trying(ExerciseID, Steps)

    package var text: String {
        switch self {
        case .waitingForCheck(""): "Waiting for another check"
        case .waitingForCheck(let process): "Waiting for another check (process \(process))"
        case .waitingForSwift(let process): "Waiting for another swift (process \(process)) that builds here"
        case .building(let chapter, nil, isFirst: true):
            "Building chapter \(chapter) for the first time (about 20 s)"
        case .building(let chapter, let steps?, isFirst: true):
            "Building chapter \(chapter) for the first time (about 20 s): \(steps.done) of \(steps.total)"
        case .building(let chapter, nil, isFirst: false): "Building the exercises of chapter \(chapter)"
        case .building(let chapter, let steps?, isFirst: false):
            "Building the exercises of chapter \(chapter): \(steps.done) of \(steps.total)"
        case .buildingProgram(let chapter, nil): "Building chapter \(chapter)"
        case .buildingProgram(let chapter, let steps?):
            "Building chapter \(chapter): \(steps.done) of \(steps.total)"
        case .buildingReader(nil): "Building the pages"
        case .buildingReader(let steps?): "Building the pages: \(steps.done) of \(steps.total)"
        case .writing(let steps): "Writing \(steps.done) of \(steps.total)"
        case .trying(let id, let steps) where steps.total == 1: "Trying \(id)"
        case .trying(let id, let steps): "Trying \(id), \(steps.done) of \(steps.total)"
        }
    }

    /// The part of the work that is done, from 0 to 1; `nil` if it is unknown.
    private var fraction: Double? {
        switch self {
        case .waitingForCheck, .waitingForSwift: nil
        case .building(_, let steps, _), .buildingProgram(_, let steps), .buildingReader(let steps):
            steps?.fraction
        case .writing(let steps), .trying(_, let steps): Steps(steps.done - 1, of: steps.total).fraction
        }
    }

    /// The activity in one line: a progress bar, if the words leave room for it, the text, and the seconds that have passed.
    package func line(seconds: Int, width: Int) -> String {
        let words = text.translated + " · \(seconds) s"
        let room = min(20, width - words.displayWidth - 1)
        let bar = room < 4 ? "" : fraction.map { ProgressBar.text($0, width: room) + " " } ?? ""
        return (bar + words).truncated(toWidth: width)
    }
}
