import Book
import Foundation
import Testing
import Text

@testable import reader

struct SearchIndexTests {
    private static let script = Result {
        let cards = ExerciseCardFactory(try Told.session.get())
        return SearchIndex(of: Phrasebook.package, exercises: { cards.shipped($0) }).script
    }

    @Test func `It is a script that sets one variable, of at most 200 KB`() throws {
        let script = try Self.script.get()
        #expect(script.hasPrefix("var searchIndex = [[") && script.hasSuffix("]];\n"))
        #expect(script.utf8.count <= 200_000, "\(script.utf8.count)")
        #expect(script.utf8.count > 100_000)
    }

    @Test(
        "each part of a page is in the index, with its address",
        arguments: [
            ("4.3.html", "4.3 Signals", "You pull the values from a"),
            ("", "Nothing after the ending", "badsource"),
            ("", "4.3.2 Let only the strong winds through", "the readings above 5"),
            ("", "debounce", "throttle"),
            ("#combineLatest", "combineLatest", "latest"),
        ])
    func finds(_ address: String, _ title: String, _ words: String) throws {
        let json = try Self.script.get().dropFirst("var searchIndex = ".count).dropLast(2)
        let parts = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
        let part = try #require(parts.first { $0[0] == address && $0[1] == title })
        #expect(part[2].contains(words), "\(part)")
        for section in BookSection.all {
            #expect(parts.contains { $0[0].hasPrefix(Address.of(section)) && !$0[2].isEmpty })
        }
    }
}
