import Book
import Testing

/// The rows of the table are consistent.
struct TableTests {
    @Test func `Chapters and their sections are numbered from 1`() {
        #expect(BookChapter.all.map(\.number) == Array(1...BookChapter.all.count))
        for chapter in BookChapter.all {
            let expected = chapter.sections.indices.map { "\(chapter.number).\($0 + 1)" }
            #expect(chapter.sections.map(\.number) == expected)
        }
    }

    @Test func `A section is found by its number, a chapter by its own`() throws {
        for section in BookSection.all { #expect(BookSection(section.number) == section) }
        let found = try #require(BookSection("4.10"))
        #expect(found.name == "combining" && found.chapter == 4 && found.index == 10)
        #expect(BookSection("4.99") == nil && BookSection("4") == nil && BookSection("") == nil)
        #expect(BookChapter(4)?.title == "ReactiveCocoa" && BookChapter(7) == nil)
    }

    @Test func `No chapter has two sections with the same name`() {
        for chapter in BookChapter.all {
            #expect(Set(chapter.sections.map(\.name)).count == chapter.sections.count)
        }
    }

    @Test func `A section comes after those that should be read before it`() {
        for (index, section) in BookSection.all.enumerated() {
            let before = BookSection.all[..<index].map(\.number)
            #expect(Set(before).isSuperset(of: section.needs), "\(section.number)")
        }
    }

    @Test(arguments: [(0, ""), (1, "9.3.1"), (4, "9.3.1–4")])
    func `The numbers of the exercises are written as a range`(_ exercises: Int, _ numbers: String) {
        let section = BookSection(
            "9.3", "Winds", name: "winds", pages: [:], exercises: exercises, minutes: 10)
        #expect(section.exerciseNumbers == numbers)
        #expect(section.totalMinutes == 10 + exercises * BookSection.minutesPerExercise)
    }

    @Test(arguments: [
        (0, nil), (1, "Try it: exercise 9.3.1, Exercises/Chapter9/WestWinds.swift"),
        (2, "Try it: exercises 9.3.1 and 9.3.2, Exercises/Chapter9/WestWinds.swift"),
        (3, "Try it: exercises 9.3.1 to 9.3.3, Exercises/Chapter9/WestWinds.swift"),
    ])
    func `The invitation names the exercises of the section`(_ exercises: Int, _ invitation: String?) {
        let section = BookSection("9.3", "Winds", name: "west-winds", pages: [:], exercises: exercises)
        #expect(section.invitation == invitation)
    }

    @Test(arguments: BookSection.all)
    func `The table names the file of a section; its exercises are in one with the same name`(
        _ section: BookSection
    ) throws {
        let telling = try TextFile("Chapters/Chapter\(section.chapter)/\(section.fileName)").text
        #expect(telling.replacing(/\s/, with: "").contains("Section(\"\(section.number)\""))
        guard section.exercises > 0 else { return }
        let files = try TextFile("Exercises/Stubs/Chapter\(section.chapter).txt").text.split(
            separator: "==> ")
        let stubs = try #require(files.first { $0.hasPrefix("\(section.fileName): ") })
        let numbers = stubs.matches(of: #/\/\/\/ Exercise ([0-9.]+) · /#).map { String($0.1) }
        #expect(numbers == (1...section.exercises).map { "\(section.number).\($0)" })
    }

    @Test func `A section is cited by its pages, or by its readings`() {
        #expect(BookSection("4.1")?.citations.first == "chapter4/introduction_to_reactivecocoa")
        #expect(BookSection("4.1")?.citations.last == "chapter4/installing_reactivecocoa")
        #expect(BookSection("4.11")?.citations == ["not in it, but in RAC 2 and the tutorial"])
        #expect(BookSection("4.20")?.citations == ["not in it"])
    }

    @Test func `A section has a reading, or says that it is not in the book`() {
        for section in BookSection.all {
            #expect(section.readings.isEmpty == (section.place == "not in the book"), "\(section.number)")
        }
    }
}
