/// What a check is doing, for somebody who waits.
enum Activity: Sendable, Equatable {
    /// Another process builds in the same place.
    case waiting(for: String)
    /// `isFirst`: nothing has been built there before, which takes longer.
    case building(chapter: Int, step: Int, of: Int, isFirst: Bool)
    case trying(ExerciseID, number: Int, of: Int)

    var text: String {
        switch self {
        case .waiting(let holder): "Waiting for \(holder)"
        case .building(let chapter, let step, let total, let isFirst):
            "Building the exercises of chapter \(chapter)" + (total == 0 ? "" : ": \(step) of \(total)")
                + (isFirst ? " (the first time takes about half a minute)" : "")
        case .trying(let id, let number, let total):
            total == 1 ? "Trying \(id)" : "Trying \(id), \(number) of \(total)"
        }
    }

    /// How much of it is done, from 0 to 1, if that can be said.
    var fraction: Double? {
        switch self {
        case .waiting: nil
        case .building(_, let step, let total, _): total == 0 ? nil : Double(step) / Double(total)
        case .trying(_, let number, let total): Double(number - 1) / Double(max(1, total))
        }
    }
}
