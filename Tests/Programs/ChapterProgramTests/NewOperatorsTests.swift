import Book
import Foundation
import Harness
import Testing

/// A reader meets few new operators at a time.
struct NewOperatorsTests {
    @Test("no section after 4.9 names more than six operators for the first time")
    func atMostSix() throws {
        var known: Set<String> = []
        for section in BookSection.all where !section.isAppendix {
            let path = "Chapters/Chapter\(section.chapter)/\(section.fileName)"
            let told = try String(contentsOf: file(path), encoding: .utf8)
            let new = Set(Operator.all.map(\.name)).subtracting(known).filter(told.names)
            known.formUnion(new)
            let isLater = (section.chapter, section.index) > (4, 9)
            #expect(!isLater || new.count <= 6, "\(section.number): \(new.sorted().joined(separator: ", "))")
        }
        #expect(known.isSuperset(of: ["map", "catch", "flattenMap", "Channel"]))
    }

    @Test(
        "an operator is named where it is called, or between backticks",
        arguments: [
            ("wind.map { $0 * 2 }", true), ("wind.map(+)", true), ("`map` is next", true), ("`map(+)`", true),
            ("wind.mapReplace(1)", false), ("the map of a city", false), ("`flattenMap`", false),
        ])
    func naming(_ text: String, isNamed: Bool) { #expect(text.names("map") == isNamed) }
}

extension String {
    fileprivate func names(_ name: String) -> Bool {
        let before = name.first?.isUppercase == true ? "[ (`]" : "[.`]"
        return (try? Regex("\(before)\(name)([(<`]| \\{)")).map { contains($0) } ?? false
    }
}
