import Foundation
import Testing
import Text

/// Whatever `swift test` runs and is no exercise is named in its last lines if it fails.
struct ReportedTests {
    @Test(arguments: ["FRPTests", "ChapterTests"])
    func `Every suite of the learner's set is marked`(_ target: String) throws {
        let folder = Phrasebook.package.appending(path: "Tests/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var suites = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            // Section 6.5 shows this one, without a trait.
            guard text.contains("@Test"), file.lastPathComponent != "FullSizePagesTests.swift" else {
                continue
            }
            suites += 1
            let heads = text.matches(of: /(?m)^@Suite.*$/).map { String($0.0) }
            // One inside of another has what that one has.
            #expect(heads.allSatisfy { $0.contains(".reported") }, "\(file.lastPathComponent)")
            #expect(text.contains("@Suite"), "\(file.lastPathComponent)")
            #expect(text.matches(of: /(?m)^@Test/).isEmpty, "\(file.lastPathComponent)")
        }
        #expect(suites > 0)
    }
}
