import Book
import Narration

/// Sections of a sample chapter. The tests know the numbers of their lines.
enum SampleSections {
    static let path = #filePath

    static let weather = Section(
        BookSection("4.8", "Two askers", name: "two-askers", pages: ["weather": "天气"], exercises: 1)
    ) { tell in
        tell.prose("A cold signal is a recipe.")
        tell.example {
            let ask = { (place: String) in
                print("asking the weather station")
                print("\(place): 18°")
            }

            ask("window")  // }
            ask("garden")
        }
        tell.prose("Two askers, two questions.")
        tell.diagram("window  --a--b--|\ngarden     ^--a--b--|")
        tell.closing("Rx says the same.")
    }

    static let typing = Section(BookSection("4.9", "A field", name: "field", pages: [:])) { tell in
        let lines = tell.typedLines ?? ["ann", "ann@example.org"]
        tell.example {
            for line in lines {
                print(line.contains("@") ? "valid" : "invalid", line)
            }
        }
    }

    static let tooLong = Section(BookSection("4.10", "A long line", name: "long-line", pages: [:])) { tell in
        // An example in a comment does not count: tell.example { }, and "tell.example { }" neither.
        tell.example {
            let readings = [18, 21, 19, 24]
            print("one by one, as long as the line is:", readings.reversed().map { $0 + 1 })  // too long
        }
    }

    static let appendix = Section(
        BookSection("4.11", "Kettles", beside: [], isAppendix: true),
        entries: [("copper", "Steam"), ("brass", "Steam"), ("clay", "Water")].map { name, group in
            SectionEntry(name, under: group) { $0.prose(name) }
        }
    ) { $0.prose("All") }

    static let chapter = Chapter(
        BookChapter(4, "ReactiveCocoa", "", sections: []),
        sections: [weather, typing, tooLong],
        plays: [
            Play("form", "the form, live", withoutTerminal: "field", start: {}),
            Play("search", "the search, live", withoutTerminal: "field", start: {}),
        ]
    )
}
