import Text

/// What a check is doing, for somebody who waits.
enum Activity: Sendable, Equatable {
    /// Another process builds in the same place.
    case waiting(for: String)
    /// `isFirst`: nothing has been built there before, which takes longer.
    case building(chapter: Int, step: Int, of: Int, isFirst: Bool)
    /// A chapter's program.
    case buildingProgram(chapter: Int, step: Int, of: Int)
    /// The pages of an export.
    case writing(page: Int, of: Int)
    case trying(ExerciseID, number: Int, of: Int)

    var text: String {
        switch self {
        case .waiting(let holder): "Waiting for \(holder)"
        case .building(let chapter, let step, let total, let isFirst):
            (isFirst
                ? "Building chapter \(chapter) for the first time (about 30 s)"
                : "Building the exercises of chapter \(chapter)")
                + (total == 0 ? "" : ": \(step) of \(total)")
        case .buildingProgram(let chapter, let step, let total):
            "Building chapter \(chapter)" + (total == 0 ? "" : ": \(step) of \(total)")
        case .writing(let page, let total): "Writing \(page) of \(total)"
        case .trying(let id, let number, let total):
            total == 1 ? "Trying \(id)" : "Trying \(id), \(number) of \(total)"
        }
    }

    /// How much of it is done, from 0 to 1, if that can be said.
    var fraction: Double? {
        switch self {
        case .waiting: nil
        case .building(_, let step, let total, _), .buildingProgram(_, let step, let total):
            total == 0 ? nil : Double(step) / Double(total)
        case .writing(let page, let total): Double(page - 1) / Double(max(1, total))
        case .trying(_, let number, let total): Double(number - 1) / Double(max(1, total))
        }
    }

    /// All of it in one line: a bar, unless the words need the room, what is done, and for how long already.
    func line(seconds: Int, width: Int) -> String {
        let words = "\(text) · \(seconds) s"
        let room = min(20, width - words.displayWidth - 1)
        let bar = room < 4 ? "" : fraction.map { ProgressBar.text($0, width: room) + " " } ?? ""
        return (bar + words).truncated(toWidth: width)
    }
}
