import Foundation

extension Session {
    /// Tries all exercises, and reports them for a teacher. Status 1 unless all pass.
    mutating func grade(asJSON: Bool) throws(WorkbookError) -> Int32 {
        let report = try verdicts(on: catalogue.exercises)
        let grades = Grades(
            exercises: catalogue.exercises.map { exercise in
                Grades.Grade(
                    id: "\(exercise.id)", title: exercise.title,
                    state: (report.verdicts[exercise.id] ?? state[exercise]).state)
            }
        )
        if asJSON {
            screen.print(try grades.json())
        } else {
            list()
            screen.print()
            screen.print("\(grades.passed) of \(grades.exercises.count) passed")
        }
        if let trouble = report.trouble { throw WorkbookError(trouble) }
        return grades.passed == grades.exercises.count ? 0 : 1
    }
}

/// What `grade --json` prints. A change of the meaning of what is there raises the version.
struct Grades: Codable {
    struct Grade: Codable {
        let id: String
        let title: String
        let state: Verdict.State
    }

    var version = 1
    let exercises: [Grade]

    var passed: Int { exercises.filter { $0.state == .passed }.count }

    func json() throws(WorkbookError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            throw WorkbookError("The grades cannot be written: \(error)")
        }
    }
}
