import Foundation

/// The file `.workbook.json` beside the exercises, which git ignores.
///
/// Several processes of the tool may run at once. Each change is applied to the present state of the file, under a lock, so that
/// none overwrites the results of another. The lock is a file of its own, because each write replaces the state file.
package struct StateFile {
    package static let name = ".workbook.json"
    private static let lockName = ".workbook.lock"

    package let root: URL
    /// Gets a message about a problem with the file, and what happens to it.
    package let complain: @Sendable (String) -> Void

    private var file: URL { root.appending(path: Self.name) }

    /// The present state.
    func read() -> LearnerState {
        let lock = try? FileLock(root.appending(path: Self.lockName))
        defer { lock?.unlock() }
        return load().state
    }

    /// Changes the state, and returns the new one. Readers see the old file or the new.
    func update(_ change: (inout LearnerState) -> Void) -> LearnerState {
        let lock = try? FileLock(root.appending(path: Self.lockName))
        defer { lock?.unlock() }
        var (state, mayBeReplaced) = load()
        change(&state)
        guard mayBeReplaced else { return state }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try encoder.encode(state).write(to: file, options: .atomic)
        } catch {
            complain(
                "What the tests find is shown, but not remembered: \(Self.name) cannot be written. \(error.localizedDescription)"
            )
        }
        return state
    }

    private func load() -> (state: LearnerState, mayBeReplaced: Bool) {
        guard FileManager.default.fileExists(atPath: file.path) else { return (LearnerState(), true) }
        let decoder = JSONDecoder()
        guard let data = try? Data(contentsOf: file),
            let version = try? decoder.decode(Version.self, from: data).version
        else { return (LearnerState(), renameDamagedFile()) }
        if version > LearnerState.currentVersion {
            complain(
                """
                \(Self.name) was written by a newer version of the workbook. What the tests find is shown, but not remembered. \
                Get the newer version, or delete that file.
                """)
            return (LearnerState(), false)
        }
        if version == LearnerState.currentVersion,
            var state = try? decoder.decode(LearnerState.self, from: data)
        {
            state.adoptFormerNames()
            return (state, true)
        }
        return (LearnerState(), renameDamagedFile())
    }

    private struct Version: Decodable {
        let version: Int
    }

    /// A file that cannot be read is kept under another name.
    private func renameDamagedFile() -> Bool {
        let aside = root.appending(path: Self.name + ".damaged")
        try? FileManager.default.removeItem(at: aside)
        do {
            try FileManager.default.moveItem(at: file, to: aside)
            complain(
                "\(Self.name) could not be read; it is \(Self.name).damaged now. Check again to see how far you are."
            )
            return true
        } catch {
            complain(
                """
                \(Self.name) could not be read, nor moved. What the tests find is shown, but not remembered. Delete this file: your answers \
                are not in it.
                """
            )
            return false
        }
    }
}
