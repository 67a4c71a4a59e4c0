import Foundation
import Testing
import Text

/// All tests in the learner's `swift test` that are no exercises are named in its last lines if they fail.
struct ReportedTests {
    @Test(arguments: ["FRPTests", "ChapterTests"])
    func `Every suite of the learner's set is marked`(_ target: String) throws {
        let folder = Phrasebook.package.appending(path: "Tests/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var suites = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            // Section 6.5 shows this suite, without a trait.
            guard text.contains("@Test"), file.lastPathComponent != "FullSizePagesTests.swift" else {
                continue
            }
            suites += 1
            let heads = text.matches(of: /(?m)^@Suite.*$/).map { String($0.0) }
            // An inner suite inherits the trait.
            #expect(heads.allSatisfy { $0.contains(".reported") }, "\(file.lastPathComponent)")
            #expect(text.contains("@Suite"), "\(file.lastPathComponent)")
            #expect(text.matches(of: /(?m)^@Test/).isEmpty, "\(file.lastPathComponent)")
        }
        #expect(suites > 0)
    }
}
