import Book
import FRP
import Marbles
import Narration

// What the tests of Narration run as a process: a chapter that is typed into, that crashes, and that plays.

let field = Section(BookSection("9.1", "A field", name: "field", pages: [:])) { tell in
    let typed = tell.typedLines ?? ["the scripted person"]
    tell.example {
        for line in typed { print("typed:", line) }
    }
}

let letter = Section(BookSection("9.2", "A letter", name: "letter", pages: [:])) { tell in
    tell.prose("Dear reader, the second section is a letter. It has no more to say than this.")
}

let crash = Section(BookSection("9.3", "A crash", name: "crash", pages: [:])) { tell in
    tell.prose("Nothing told so far gets lost.")
    tell.example {
        let readings = [18, 21]
        print("before")
        print(readings[readings.count])
    }
}

let wind = Section(BookSection("9.4", "A wind", name: "wind", pages: [:])) { tell in
    tell.example {
        draw(["wind": Signal<Int>(marbles: "--3--7|")])
    }
}

// Longer than a window.
let winter = Section(BookSection("9.5", "A winter", name: "winter", pages: [:])) { tell in
    tell.example {
        for day in 1...90 {
            print("day \(day): \(day == 43 ? "a thaw, and the ice on the river breaks" : "frost")")
        }
    }
}

// Asks before its two examples, of which the second comes after more than fits in a window.
let riddle = Section(BookSection("9.6", "A riddle", name: "riddle", pages: [:])) { tell in
    tell.example {
        let short = Signal<Int>(marbles: "--3--7|")
        draw(["short": short, "doubled": short.map { $0 * 2 }.filter { $0 < 10 }])
    }
    for line in 1...40 { tell.prose("Line \(line) of a long way.") }
    tell.example {
        print("the last word")
    }
}

let guesses = [
    Guess(
        "let short", "What is doubled?",
        .wrong("all", shows: "doubled --6--14|", thinking: "A filter keeps all.", "That needs no filter."),
        .right("the 3 alone", shows: "doubled --6---|", "14 is not below 10.")),
    Guess(
        "the last word", "Is there a last word?",
        .right("yes", shows: "the last word", "There always is."),
        .wrong("no", where: \.isEmpty, thinking: "Nothing is last.", "That needs silence.")),
]

struct Gust: Error, CustomStringConvertible {
    let description = "a gust\u{1B}[2J\u{202E}"
}

// What a server sends is printed outside any example.
let names = Play(
    "names", "names from outside", withoutTerminal: "field", start: {},
    print: {
        print("one\u{1B}[2J\u{202E}", "two\u{200B}")
        throw Gust()
    })

let play = Play("field", "the field, live", withoutTerminal: "field") { print("playing") }

Chapter(
    BookChapter(9, "A probe", "", sections: []), sections: [field, letter, crash, wind, winter, riddle],
    plays: [play, names], guesses: guesses
)
.run()
