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

struct Gust: Error, CustomStringConvertible {
    let description = "a gust\u{1B}[2J\u{202E}"
}

// What a server sends is printed outside any example.
let names = Play(
    "names", "names from outside", insteadOf: "field", start: {},
    print: {
        print("one\u{1B}[2J\u{202E}", "two\u{200B}")
        throw Gust()
    })

let play = Play("field", "the field, live", insteadOf: "field") { print("playing") }

Chapter(
    BookChapter(9, "A probe", "", sections: []), sections: [field, letter, crash, wind, winter],
    plays: [play, names]
)
.run()
