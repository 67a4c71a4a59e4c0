import Browser
import Foundation
import Harness
import Testing

/// The first hour with a browser beside the editor, and on the page alone: in a clone of what is committed, with real compilers.
///
/// It takes some minutes, and runs where `WORKBOOK_FIRST_HOUR` is set.
@Suite(
    .serialized, .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_FIRST_HOUR"] != nil), .inBrowser)
struct ExercisesInBrowserTests {
    @Test func `An hour of reading and saving, at a desk and on a phone`() throws {
        let hour = try ReadingHour()
        try hour.begins()
        try hour.opensHints()
        try hour.savesAWrongAnswer()
        try hour.savesWhatDoesNotCompile()
        try hour.savesARightAnswer()
        try hour.editsTheChapter()
        try hour.breaksTheChapter()
        for isPhone in [false, true] { try hour.worksOnThePage(onPhone: isPhone) }
        try hour.ends()
    }
}
