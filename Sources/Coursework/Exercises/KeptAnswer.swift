import Foundation

/// A copy of an answer that somebody has thrown away: it stands in `.workbook`, which git ignores.
struct KeptAnswer {
    private static let folder = ".workbook"

    /// Where it stands, from the root; `nil` if there was nothing to keep.
    let path: String?

    init(_ answer: Answer, in root: URL) throws(WorkbookError) {
        guard !answer.isMissing, !answer.isUntouched else {
            path = nil
            return
        }
        let format = Date.VerbatimFormatStyle(
            format:
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)-\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)",
            timeZone: .current, calendar: Calendar(identifier: .gregorian))
        let name = "\(Self.folder)/\(answer.exercise.id)-\(Date.now.formatted(format))"
        let free = ([""] + (2...99).map { "-\($0)" }).map { "\(name)\($0).swift" }
            .first { !FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
        let path = free ?? "\(name).swift"
        do {
            try FileManager.default.createDirectory(
                at: root.appending(path: Self.folder), withIntermediateDirectories: true)
            try "\(answer.shown)\n".write(to: root.appending(path: path), atomically: true, encoding: .utf8)
        } catch {
            throw WorkbookError(
                "Your answer could not be kept in \(path), so nothing was put back: \(error.localizedDescription)"
            )
        }
        self.path = path
    }
}
