import Checking
import Coursework
import Foundation
import Terminal
import Text

extension Tool {
    /// Tries all exercises, and reports them for a teacher.
    mutating func grade(asJSON: Bool) throws(WorkbookError) -> Int32 {
        let report = try verdicts(on: session.catalogue.exercises)
        let grades = Grades(
            exercises: session.catalogue.exercises.map { exercise in
                Grades.Grade(
                    id: "\(exercise.id)", title: exercise.title, part: exercise.isStretch ? .stretch : .core,
                    state: report.verdicts[exercise.id]?.state.rawValue ?? Grades.notJudged)
            }
        )
        if asJSON {
            console.print(try grades.json())
        } else {
            list(session.catalogue.exercises)
            console.print()
            let core = grades.exercises.filter { $0.part == .core }
            let passed = core.filter(\.isPassed).count
            console.print(
                "\(grades.passed) of \(grades.exercises.count) passed, \(passed) of \(core.count) of the core"
            )
        }
        for trouble in report.troubles { StandardError.write(trouble.plainText) }
        return report.status(of: session.catalogue.exercises)
    }
}

/// What `grade --json` prints. A change of the meaning of what is there raises the version.
struct Grades: Codable {
    /// The state of an exercise that could not be tried, because another one of its chapter does not compile.
    static let notJudged = "notJudged"

    /// What later exercises need, or more.
    enum Part: String, Codable { case core, stretch }

    struct Grade: Codable {
        let id: String
        let title: String
        let part: Part
        let state: String

        var isPassed: Bool { state == Verdict.State.passed.rawValue }
    }

    var version = 2
    let exercises: [Grade]

    var passed: Int { exercises.filter(\.isPassed).count }

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
