import Foundation

extension Answer {
    /// Keeps a copy of an answer before its stub is put back: in `.workbook`, which git ignores.
    ///
    /// - Returns: the copy's path from the root; `nil` if there was nothing to keep.
    func keepCopy(in root: URL) throws(WorkbookError) -> String? {
        guard !isMissing, !isUntouched else { return nil }
        let folder = ".workbook"
        let format = Date.VerbatimFormatStyle(
            format:
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)-\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)",
            timeZone: .current, calendar: Calendar(identifier: .gregorian))
        let name = "\(folder)/\(exercise.id)-\(Date.now.formatted(format))"
        let free = ([""] + (2...99).map { "-\($0)" }).map { "\(name)\($0).swift" }
            .first { !FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
        let path = free ?? "\(name).swift"
        do {
            try FileManager.default.createDirectory(
                at: root.appending(path: folder), withIntermediateDirectories: true)
            try "\(trimmedText)\n".write(to: root.appending(path: path), atomically: true, encoding: .utf8)
        } catch {
            throw WorkbookError(
                "Your answer could not be kept in \(path), so nothing was put back: \(error.localizedDescription)"
            )
        }
        return path
    }
}
