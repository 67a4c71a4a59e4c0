import Book
import Foundation
import Harness
import Narration
import Terminal
import Testing

/// What every section prints, alone and in its chapter: see also `TranscriptTests`.
struct SectionTests {
    @Test("a section alone prints what it prints with the others", arguments: BookSection.all)
    func sectionPrintsItsTranscript(_ section: BookSection) throws {
        let run = try Harness.run(section.chapter, [section.name])
        expect(run.text, is: [try Transcript.of(section)], of: section.chapter)
        #expect(run.errorText == "" && run.ending == .exited(0))
    }

    @Test("what is printed in a pipe is plain text of 80 columns", arguments: chapters, ["en", "zh"])
    func transcriptIsPlain(_ chapter: Int, _ language: String) throws {
        let names = sections(of: chapter).map(\.name)
        let transcript = try run(chapter, ["--language", language] + names).text
        let wide = transcript.split(separator: "\n").filter { $0.displayWidth > 80 }
        let controls = transcript.unicodeScalars.filter {
            $0.properties.generalCategory == .control && $0 != "\n"
        }
        let isPlain = wide.isEmpty && controls.isEmpty
        #expect(isPlain, "too wide: \(wide); control characters: \(controls.map(\.value))")
    }

    /// Also shows that two runs print the same, and that no section depends on those before it.
    @Test("a chapter prints its sections, but no appendix, as each prints itself", arguments: chapters)
    func chapterPrintsItsSections(_ chapter: Int) throws {
        let whole = try run(chapter, typed: "the whole chapter never reads this\n")
        let told = whole.text.split(separator: "\n\n\n", maxSplits: 1).dropFirst().joined()
        let kept = try sections(of: chapter).filter { !$0.isAppendix }.map(Transcript.of)
        expect(told, is: kept, of: chapter)
    }

    @Test("a section's heading is the table's", arguments: BookSection.all)
    func heading(_ section: BookSection) throws {
        let heading = try Transcript.of(section).split(separator: "\n").prefix(3).joined()
        let said = [section.number, section.title, section.place].compactMap(\.self)
        #expect(said.allSatisfy { heading.contains($0) }, "\(heading)")
        #expect(heading.unicodeScalars.allSatisfy { $0.value < 0x2E80 }, "Chinese titles are for Chinese.")
    }

    @Test("a section ends with what the table says of its exercises", arguments: BookSection.all)
    func invitation(_ section: BookSection) throws {
        let words = try Transcript.of(section).split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        #expect(section.invitation.map(text.hasSuffix) ?? !text.suffix(200).contains("Try it: exercise"))
    }

    @Test("an example fits on its page", arguments: chapters)
    func examplesFit(_ chapter: Int) throws {
        let folder = file("Chapters/Chapter\(chapter)")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        let complaints = try files.flatMap { try linesTooLongForAnExample(inFile: $0.path) }
        #expect(!files.isEmpty)
        #expect(complaints == [])
    }
}
