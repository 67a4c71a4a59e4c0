import Book
import Harness
import TestSummary
import Testing

@Suite(.reported) struct TranscriptTests {
    @Test(
        "a chapter that is asked for its sections prints its transcript", arguments: chapters, ["en", "zh"])
    func chapterPrintsItsTranscript(_ chapter: Int, _ language: String) throws {
        let kept = Transcript.sections(in: try Transcript.text(of: chapter, in: language))
        // All of them in English, and one of each chapter in Chinese, as a sample of layout.
        let sections = kept.compactMap(Transcript.section)
        #expect(sections.count == kept.count && sections.count == (language == "en" ? all(of: chapter) : 1))
        let run = try run(chapter, ["--language", language] + sections.map(\.name))
        expect(run.text, is: kept, of: chapter)
    }

    private func all(of chapter: Int) -> Int { Harness.sections(of: chapter).count }
}
