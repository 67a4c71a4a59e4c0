import Foundation

/// The learner's answers as they stand in the files at one moment.
package struct Answers: Sendable {
    /// A file of answers, as it was read.
    private struct File: Sendable {
        let stamp: FileStamp?
        /// `nil` if it is not there, or cannot be read as text.
        let text: String?
        let answers: [ExerciseID: Answer]
    }

    private let files: [String: File]

    /// Reads them; of those that were read before, only what has been written since.
    package init(to catalogue: Catalogue, in root: URL, knowing former: Answers? = nil) {
        var files: [String: File] = [:]
        for (file, exercises) in catalogue.byFile {
            let url = root.appending(path: file)
            let stamp = FileStamp(of: url.path)
            if let known = former?.files[file], known.stamp == stamp {
                files[file] = known
            } else {
                let text = try? String(savedIn: url)
                let parts = ExerciseParts(of: text ?? "", knowing: exercises).parts
                let answers = exercises.map { exercise in
                    let own = parts.filter { $0.id == exercise.id }
                    return (exercise.id, Answer(exercise: exercise, parts: own))
                }
                files[file] = File(
                    stamp: stamp, text: text, answers: Dictionary(uniqueKeysWithValues: answers))
            }
        }
        self.files = files
    }

    package subscript(exercise: Exercise) -> Answer {
        files[exercise.file]?.answers[exercise.id] ?? Answer(exercise: exercise, parts: [])
    }

    /// What a file of exercises says, by its path from the root.
    package func text(of file: String) -> String? { files[file]?.text }

    /// Whether a file is there that cannot be read as text.
    package func isUnreadable(_ file: String) -> Bool {
        files[file].map { $0.text == nil && $0.stamp != nil } ?? false
    }

    /// The exercises whose answer is another one here.
    package func changes(since former: Answers, among exercises: [Exercise]) -> [Exercise] {
        exercises.filter { self[$0].text != former[$0].text }
    }
}
