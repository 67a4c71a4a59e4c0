import Foundation

/// What is remembered between two runs of the tool, in one small file beside the exercises that git ignores.
struct LearnerState: Codable {
    static let fileName = ".workbook.json"

    /// How this file is written; a file of a later version is left alone.
    private(set) var version = 1
    /// What the last check of each exercise found.
    var verdicts: [String: Verdict] = [:]
    /// How many hints to each exercise have been shown.
    var hints: [String: Int] = [:]

    subscript(exercise: Exercise) -> Verdict { verdicts["\(exercise.id)"] ?? .pending }

    mutating func take(_ found: [ExerciseID: Verdict]) {
        for (id, verdict) in found { verdicts["\(id)"] = verdict }
    }

    // MARK: The file

    /// What was remembered. A file that cannot be read is put aside, not overwritten; `complain` hears of it.
    static func read(in root: URL, complain: (String) -> Void) -> LearnerState {
        let file = root.appending(path: fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return LearnerState() }
        if let data = try? Data(contentsOf: file),
            let state = try? JSONDecoder().decode(LearnerState.self, from: data),
            state.version == 1
        {
            return state
        }
        let aside = root.appending(path: fileName + ".damaged")
        try? FileManager.default.removeItem(at: aside)
        do {
            try FileManager.default.moveItem(at: file, to: aside)
            complain(
                "\(fileName) could not be read; it is \(fileName).damaged now. Check again to see how far you are."
            )
        } catch {
            complain(
                "\(fileName) could not be read, nor moved. What the tests find is shown, but not remembered.")
        }
        return LearnerState()
    }

    /// Remembers. Who is interrupted meanwhile finds the old state or the new one.
    func write(in root: URL, complain: (String) -> Void) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try encoder.encode(self).write(to: root.appending(path: Self.fileName), options: .atomic)
        } catch {
            complain(
                "\(Self.fileName) could not be written, so this is not remembered: \(error.localizedDescription)"
            )
        }
    }
}
