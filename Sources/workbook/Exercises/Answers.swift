import Foundation

/// The learner's answers as they stand in the files at one moment.
struct Answers: Sendable {
    private let answers: [ExerciseID: Answer]
    /// Files that could not be read as text.
    let unreadable: [String]
    /// What each file of exercises says, by its path from the root.
    let texts: [String: String]

    init(to catalogue: Catalogue, in root: URL) {
        var answers: [ExerciseID: Answer] = [:]
        var unreadable: [String] = []
        var texts: [String: String] = [:]
        for (file, exercises) in Dictionary(grouping: catalogue.exercises, by: \.file) {
            let url = root.appending(path: file)
            let text = (try? SourceText(of: url))?.text
            if text == nil, FileManager.default.fileExists(atPath: url.path) { unreadable.append(file) }
            texts[file] = text
            let parts = ExerciseParts(of: text ?? "", knowing: exercises).parts
            for exercise in exercises {
                answers[exercise.id] = Answer(
                    exercise: exercise, parts: parts.filter { $0.id == exercise.id })
            }
        }
        self.answers = answers
        self.texts = texts
        self.unreadable = unreadable.sorted()
    }

    subscript(exercise: Exercise) -> Answer { answers[exercise.id] ?? Answer(exercise: exercise, parts: []) }
}
