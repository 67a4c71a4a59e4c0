import Book
import Foundation
import Narration
import Terminal
import Testing

struct TranscriptTests {
    @Test("a section prints its transcript", arguments: BookSection.all)
    func sectionPrintsItsTranscript(_ section: BookSection) throws {
        let run = try ChapterTests.run(section.chapter, [section.name])
        let transcript = try Transcript(section: section).read()
        expectSame(run.text, transcript, measured: section.isMeasured, section.chapter)
        #expect(run.errorText == "" && run.ending == .exited(0))
    }

    @Test("a transcript is plain text of 80 columns", arguments: BookSection.all)
    func transcriptIsPlain(_ section: BookSection) throws {
        let transcript = try Transcript(section: section).read()
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
        let transcripts = try sections(of: chapter).filter { !$0.isAppendix }.map {
            try Transcript(section: $0).read()
        }
        let told = whole.text.split(separator: "\n\n\n", maxSplits: 1).dropFirst().joined()
        let measures = sections(of: chapter).contains(where: \.isMeasured)
        expectSame(told, transcripts.joined(separator: "\n\n"), measured: measures, chapter)
    }

    /// What measures the reader's machine prints other numbers every time, but always the same shape.
    private func expectSame(_ text: String, _ transcript: String, measured: Bool, _ chapter: Int) {
        let hint = Transcript.howToRewrite(chapter)
        if measured {
            expect(Shape.of(text), is: Shape.of(transcript), hint)
        } else {
            expect(text, is: transcript, hint)
        }
    }

    @Test("no transcript is left over", arguments: chapters)
    func noTranscriptIsLeftOver(_ chapter: Int) throws {
        let expected = Set(sections(of: chapter).map { Transcript(section: $0).fileName })
        let leftOver = try Transcript.fileNames(of: chapter).subtracting(expected)
        #expect(leftOver.isEmpty, "\(Transcript.howToRewrite(chapter))")
    }

    @Test("an example fits on its page", arguments: chapters)
    func examplesFit(_ chapter: Int) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let folder = root.appending(path: "Chapters/Chapter\(chapter)")
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        let complaints = try files.flatMap { try linesTooLongForAnExample(inFile: $0.path) }
        #expect(!files.isEmpty)
        #expect(complaints == [])
    }
}
