import Foundation
import Testing

@testable import Coursework

/// All parts of each exercise exist (the order is that of CONTRIBUTING); a failure names what is missing.
struct CompletenessTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        .standardized
    private static let catalogue = Result { try Catalogue(of: root) }
    static let exercises = (try? catalogue.get().exercises) ?? []
    /// The shipped text of each file of answers.
    private static let shipped = ShippedFiles.chapters(in: root).reduce(into: [:]) { texts, chapter in
        texts.merge((try? ShippedFiles(ofChapter: chapter, in: root).texts) ?? [:]) { $1 }
    }

    /// The text of a file; empty if it does not exist yet.
    private func text(of file: String) -> String {
        (try? String(contentsOf: Self.root.appending(path: file), encoding: .utf8)) ?? ""
    }

    @Test func `Numbers, titles and declarations of exercises are unique`() throws {
        let exercises = try Self.catalogue.get().exercises
        #expect(Set(exercises.map(\.id)).count == exercises.count)
        #expect(Set(exercises.map(\.title)).count == exercises.count)
        let declarations = exercises.flatMap(\.declarations)
        #expect(Set(declarations).count == declarations.count)
    }

    @Test func `A former name is not in use any more, and leads to an exercise`() throws {
        let names = try Self.catalogue.get().exercises.map(\.name)
        #expect(Set(Exercise.formerNames.keys).isDisjoint(with: names))
        #expect(Set(names).isSuperset(of: Exercise.formerNames.values))
    }

    @Test(
        "An exercise has a task, an example, its place in the book, and something to write",
        arguments: exercises)
    func documentation(_ exercise: Exercise) {
        let lines = exercise.stub.components(separatedBy: "\n")
        let hasExample = lines.contains { $0.hasPrefix("///     ") }
        let hasPlace = lines.contains { $0.hasPrefix("/// Book: ") }
        #expect(hasExample && hasPlace && !exercise.declarations.isEmpty)
        #expect(exercise.title.first?.isUppercase == true && exercise.title.last != ".")
    }

    @Test(arguments: exercises) func `An exercise has one test with its name`(_ exercise: Exercise) {
        let file = exercise.file.replacing("Exercises/", with: "Tests/ExerciseTests/", maxReplacements: 1)
            .replacing(/\.swift$/, with: "Tests.swift")
        let found = text(of: file).matches(of: /@Test func `([0-9]+\.[0-9]+\.[0-9]+) (.+?)`/).filter {
            $0.1 == "\(exercise.id)"
        }
        #expect(
            found.map { String($0.2) } == [exercise.title],
            "\(file) should have one test of it: @Test func `\(exercise.id) \(exercise.title)`")
    }

    /// If they imported the whole module, a learner's declaration could hide a name of the checks.
    @Test(arguments: Set(exercises.map(\.id.chapter)).sorted())
    func `The tests import from a learner's module each declaration of an exercise by its name`(
        _ chapter: Int
    ) {
        let file = "Tests/ExerciseTests/Chapter\(chapter)/Answers.swift"
        let imported = text(of: file).matches(of: /import (.*)Chapter[0-9]+Exercises(?:\.(\w+))?/).map {
            $0.1.isEmpty ? "everything" : String($0.2 ?? "everything")
        }
        let declared = Self.exercises.filter { $0.id.chapter == chapter }.flatMap(\.declarations)
        #expect(
            imported.sorted() == declared.sorted(),
            "Tests/ExerciseTests/rewrite.sh \(chapter) writes \(file).")
    }

    @Test(arguments: exercises) func `An exercise has a solution that explains itself`(_ exercise: Exercise) {
        let file = exercise.file(in: "Solutions")
        let solution = SolutionText.of(exercise, in: Self.root) ?? ""
        let missing = Set(exercise.declarations).subtracting(Declaration.all(in: solution).map(\.name))
        #expect(missing.isEmpty, "\(file) should declare this: \(missing.sorted().formatted())")
        #expect(solution.contains("///"), "\(file) should say above it why it is right, behind ///.")
    }

    @Test(arguments: exercises) func `An exercise has at least two known mistakes`(_ exercise: Exercise) {
        let file = exercise.file(in: "Variants")
        let declared = Set(Declaration.all(in: text(of: file)).map(\.name))
        let missing = Set(exercise.declarations).subtracting(declared)
        #expect(missing.isEmpty, "\(file) should declare this: \(missing.sorted().formatted())")
        let mistakes = KnownAnswer.all(to: exercise, in: Self.root).filter { !$0.isRight }
        #expect(
            mistakes.count >= 2,
            "\(file) should have two mistakes or more: variants { wrong(\"does this instead\") { … } … }")
    }

    @Test(arguments: exercises)
    func `If an answer uses a constant of the file, that is part of its code`(_ exercise: Exercise)
        throws
    {
        let codes = KnownAnswer.all(to: exercise, in: Self.root).map(\.code)
        for found in text(of: exercise.file(in: "Variants")).matches(of: /\nprivate ((?:let|var) (\w+))/) {
            let users = try codes.filter { $0.contains(try Regex("\\b\(found.2)\\b")) }
            #expect(users.allSatisfy { $0.contains("private \(found.1)") }, "\(found.2)")
        }
    }

    @Test(arguments: exercises) func `An exercise has at least two hints, and then a file to look at`(
        _ exercise: Exercise
    ) {
        let file = exercise.file(ofItsChapterIn: "Hints", "md")
        #expect(
            Hints.of(exercise, in: Self.root).count >= 3,
            "\(file) should have two hints or more and a file, a numbered list under the heading ## \(exercise.id)"
        )
    }

    @Test(arguments: exercises)
    func `An exercise has a mistake to show after a pass, with the test's lesson`(_ exercise: Exercise) {
        let file = exercise.file(ofItsChapterIn: "Lessons", "json")
        let lesson = ShownMistake(to: exercise, in: Self.root)?.lesson
        #expect(
            lesson?.isEmpty == false,
            "\(file) should say what its test says of a mistake. Tests/ExerciseTests/rewrite.sh \(exercise.id.chapter) writes it."
        )
    }

    @Test(
        "A stub declares everything that it needs, so it compiles whatever the other answers are",
        arguments: exercises)
    func independence(_ exercise: Exercise) throws {
        let shipped = try #require(Self.shipped[exercise.file]).components(separatedBy: "\n")
        let own = exercise.stub.components(separatedBy: "\n")
        let foreign = Set(shipped.compactMap(Self.declaredName)).subtracting(
            own.compactMap(Self.declaredName))
        let code = own.filter { !$0.hasPrefix("///") }.joined(separator: "\n")
        let words = code.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.0) }
        let needed = foreign.intersection(words)
        #expect(needed.isEmpty)
    }

    /// The name that a line at the top level of a file declares, with any access level.
    private static func declaredName(in line: String) -> String? {
        // First a cheap check: to make the regular expression takes longer than to match it.
        guard line.first?.isLetter == true || line.hasPrefix("@") else { return nil }
        let pattern =
            /(?:@[A-Za-z]+ |(?:public|private|fileprivate|final) )*(?:func|struct|class|enum|protocol|let|var|actor|typealias) ([A-Za-z0-9_]+).*/
        return line.wholeMatch(of: pattern).map { String($0.1) }
    }

    #if Solutions
    // In a learner's folder these fail, as they may. The checks for maintainers run them with this trait.

    @Test(arguments: shipped.keys.sorted()) func `A file of answers is as it was shipped`(_ file: String) {
        #expect(text(of: file) == Self.shipped[file], "Exercises/Stubs has another \(file). \(Self.remedy)")
    }

    @Test func `There are only the shipped files of answers`() {
        let answers = Catalogue.files(in: Self.root.appending(path: "Exercises")).map { "Exercises/\($0)" }
        let areShipped = answers == Self.shipped.keys.sorted()
        #expect(areShipped, "Exercises/Stubs has other files than the folders of answers. \(Self.remedy)")
    }

    private static let remedy =
        "Where exercises have changed, Tests/ExerciseTests/rewrite.sh writes it; else put back what you have answered."

    @Test(arguments: exercises)
    func `A stub has a todo()`(_ exercise: Exercise) { #expect(exercise.stub.contains("todo()")) }

    @Test(arguments: exercises) func `A stub does not contain its solution`(_ exercise: Exercise) {
        let open = Declaration.all(in: exercise.stub).filter { $0.text.contains("todo()") }.map(\.name)
        for solution in Declaration.all(in: text(of: exercise.file(in: "Solutions")))
        where open.contains(solution.name) {
            let code = solution.text.components(separatedBy: "\n").filter { !$0.hasPrefix("///") }
            let body = code.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }.joined(
                separator: " ")
            let stub = exercise.stub.components(separatedBy: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            #expect(body.isEmpty || !stub.joined(separator: " ").contains(body), "\(solution.name)")
        }
    }
    #endif
}

extension Exercise: CustomTestStringConvertible {
    public var testDescription: String { "\(id)" }
}
