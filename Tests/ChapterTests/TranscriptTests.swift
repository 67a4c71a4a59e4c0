import Book
import ChapterRuns
import TestSummary
import Testing

@Suite(.reported) struct TranscriptTests {
    @Test(
        "a chapter that is asked for its sections prints its transcript", arguments: chapters, ["en", "zh"])
    func chapterPrintsItsTranscript(_ chapter: Int, _ language: String) throws {
        let names = sections(of: chapter).map(\.name)
        let run = try run(chapter, ["--language", language] + names)
        let kept = try Transcript.text(of: chapter, in: language)
        expect(run.text, is: Transcript.sections(in: kept), of: chapter)
    }
}
