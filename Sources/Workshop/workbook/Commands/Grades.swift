import Checking
import Coursework
import Foundation
import Text

/// The output of `grade --json`. Raise the version if the meaning of a field changes.
struct Grades: Codable, Equatable {
    static let currentVersion = 3
    /// The state of an exercise that could not be tried: the reason says why.
    static let notJudged = "notJudged"

    /// Required exercises, or stretch exercises. They are counted separately.
    enum Part: String, Codable { case core, stretch }

    struct Grade: Codable, Equatable {
        let id: String
        let title: String
        let part: Part
        let state: String
        /// The lesson that the learner reads.
        var lesson: String?
        /// The reason if it could not be judged.
        var reason: String?

        var isPassed: Bool { state == Verdict.State.passed.rawValue }
        var isJudged: Bool { state != Grades.notJudged }
    }

    struct Count: Codable, Equatable {
        let passed: Int
        let of: Int
    }

    let version: Int
    let core: Count
    let stretch: Count
    let exercises: [Grade]

    init(_ exercises: [Grade]) {
        (version, self.exercises) = (Self.currentVersion, exercises)
        func count(_ part: Part) -> Count {
            let exercises = exercises.filter { $0.part == part }
            return Count(passed: exercises.count(where: \.isPassed), of: exercises.count)
        }
        (core, stretch) = (count(.core), count(.stretch))
    }

    /// The grades of these exercises, from the report of a check.
    init(_ report: Report, of exercises: [Exercise]) {
        self.init(exercises.map { Grade($0, in: report) })
    }

    /// The exit status. The required exercises decide; if there are none among these, the stretch exercises do.
    var status: Int32 {
        if exercises.contains(where: { !$0.isJudged }) { return ExitStatus.notJudged }
        let decisive = core.of > 0 ? core : stretch
        return decisive.passed == decisive.of ? ExitStatus.passed : ExitStatus.notPassed
    }

    // MARK: Files

    func json() throws(WorkbookError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            throw WorkbookError("The grades cannot be written: \(error)")
        }
    }

    /// Reads a file with the output of `grade --json`.
    init(readFrom file: String) throws(WorkbookError) {
        let decoder = JSONDecoder()
        guard let data = FileManager.default.contents(atPath: file) else {
            throw .usage(
                "\(file) cannot be opened. To make it: swift run workbook grade --json >grades.json")
        }
        guard let version = try? decoder.decode(Version.self, from: data).version else {
            throw WorkbookError(
                """
                \(file) is not the whole output of `grade --json`: perhaps grading was stopped. Grade again: swift run workbook grade \
                --json >grades.json
                """)
        }
        guard version == Self.currentVersion, let grades = try? decoder.decode(Grades.self, from: data) else {
            throw WorkbookError(
                """
                \(file) has format \(version), from another version of the workbook. This version reads format \(Self.currentVersion). \
                Grade again with this version.
                """)
        }
        self = grades
    }

    private struct Version: Decodable {
        let version: Int
    }
}

extension Grades.Grade {
    fileprivate init(_ exercise: Exercise, in report: Report) {
        let verdict = report.verdicts[exercise.id]
        let lesson = verdict.flatMap { $0.lesson.isEmpty ? nil : $0.lesson.text.plainText }
        // If the file exists but cannot be read, it may contain a right answer, so nothing is judged.
        let isUnreadable = verdict?.state == .missing && report.answers.isUnreadable(exercise.file)
        let isJudged = verdict != nil && !isUnreadable
        let obstacle = report.obstacles[exercise.id] ?? report.troubles.first ?? ""
        self.init(
            id: "\(exercise.id)", title: exercise.title, part: exercise.isStretch ? .stretch : .core,
            state: isJudged ? verdict?.state.rawValue ?? "" : Grades.notJudged,
            lesson: isJudged ? lesson : nil,
            reason: isJudged ? nil : isUnreadable ? lesson : obstacle.plainText)
    }

    /// The state in words.
    var word: String { Verdict.State(rawValue: state)?.word ?? "could not be judged" }
    var sign: String { Verdict.State(rawValue: state)?.sign ?? "?" }
    var details: String { reason ?? lesson ?? "" }
}
