import Book

@testable import Narration

/// The keys that the last row of a chapter in a terminal and its `?` name, text by text. Each row of the table presses these keys
/// in a real terminal, and checks the result. A text without a row makes the test fail.
@Suite(.waits) struct InvitedKeysTests {
    @Test func `Each key has a row, and each row a key`() {
        #expect(invited.subtracting(InvitedKeys.rows.keys) == [], "These have no row.")
        #expect(Set(InvitedKeys.rows.keys).subtracting(invited) == [], "Nothing invites to these any more.")
    }

    @Test(arguments: InvitedKeys.rows.keys.sorted()) func `Each key does what its text says`(
        _ invitation: String
    ) throws {
        try InvitedKeys.rows[invitation]?()
    }

    /// The texts at the beginning, at the end, and after a search without a match; with a next section, without one, and before a
    /// question.
    private var invited: Set<String> {
        let letter = Section(BookSection("9.2", "A letter", name: "letter", pages: [:])) { _ in }
        let typed: [[Key]] = [[], [.end], "/nowhere".map(Key.character) + [.enter]]
        var invited: Set<String> = []
        let ends = [(letter, false), (nil, false), (letter, true)] as [(Section?, Bool)]
        for (end, keys) in ends.flatMap({ end in typed.map { (end, $0) } }) {
            var pager = Pager()
            pager.layOut((1...25).map { StyledLine("Line \($0)") }, rows: 9)
            keys.forEach { pager.take($0) }
            let view = PagerView(pager: pager, next: end.0, isQuestion: end.1)
            invited.formUnion(view.keys.map { "\($0.key): \($0.value)" })
            let last = view.footers.flatMap { $0.components(separatedBy: " · ") }
                .flatMap { $0.components(separatedBy: ", ") }
            // The position of the reader names no key.
            invited.formUnion(
                last.filter {
                    !$0.hasSuffix(" lines") && $0 != "the end" && !$0.contains("not in this section")
                })
        }
        return invited
    }
}

/// The scripts by the texts. The section `winter` has several pages, and `letter` comes after it.
private enum InvitedKeys {
    typealias Script = @Sendable () throws -> Void

    static let rows: [String: Script] = lastRow.merging(keys) { $1 }

    private static let lastRow: [String: Script] = [
        "space turns the page": { try turns(by: " ", back: "b") },
        "b turns back": {
            try turns(by: " ", back: "b")
            let window = try winter().atEnd()
            let end = window.screen.text
            try press("b", in: window) { $0.text != end && $0.text.contains("space turns the page") }
        },
        "q leaves": {
            try winter().leaves(after: "q")
            try winter().atEnd().leaves(after: "q")
        },
        "? all keys": { try winter().send("?", toSee: "searches: type a word, then Enter") },
        "Enter goes on": { try goesOn(with: "\r") },
        "Enter goes on with 9.2": { try goesOn(with: "\r") },
        "Enter goes on with 9.2 A letter": { try goesOn(with: "\r") },
        "Enter goes on to the question": { try asks(after: "\r") },
        "/ searches again": {
            let window = try winter()
            try window.send("/nowhere\r", toSee: "“nowhere” is not in this section")
            try window.send("/day 43\r", toSee: "day 43: a thaw")
        },
    ]

    /// The explanations that `?` shows.
    private static let keys: [String: Script] = [
        "space: the next page; at the end, the next section": {
            try turns(by: " ", back: "b")
            try goesOn(with: " ")
        },
        "space: the next page; at the end, the question": { try asks(after: " ") },
        "b: the page before": { try turns(by: " ", back: "b") },
        "↓ ↑: one line down, or up": {
            let window = try winter()
            let before = window.screen.lines
            try press("\u{1B}[B", in: window) { $0.lines.first == before[1] }
            try press("\u{1B}[A", in: window) { $0.lines.first == before[0] }
        },
        "Home End: the beginning, or the end": {
            let window = try winter()
            try window.send("\u{1B}[F", toSee: "day 90")
            try window.send("\u{1B}[H", toSee: " 9.5  A winter")
        },
        "/: searches: type a word, then Enter": { try winter().send("/43: A\r", toSee: "day 43: a thaw") },
        "n N: the next place where it is found, or the one before": {
            let window = try winter()
            try window.send("/day 4\r", toSee: "day 4:")
            for (key, day) in [("n", 40), ("n", 41), ("N", 40), ("N", 4)] {
                try press(key, in: window) { $0.lines.first?.contains("day \(day):") == true }
            }
        },
        "Enter: goes on with 9.2 A letter": { try goesOn(with: "\r") },
        "Enter: goes on to the question": { try asks(after: "\r") },
        "Enter: leaves: this is the last section": {
            try window("winter").showing("? all keys").leaves(after: "\r")
        },
        "q: leaves; what was told stays above the prompt": {
            let window = try winter()
            try window.leaves(after: "q")
            #expect(window.screen.text.contains("day 90: frost"))
        },
    ]

    private static func winter() throws -> PseudoTerminal {
        try window("winter", "letter").showing("? all keys")
    }

    private static func press(
        _ key: String, in window: PseudoTerminal, toSee isThere: @escaping (VirtualScreen) -> Bool
    ) throws {
        window.send(key)
        try window.wait("what \(key.debugDescription) does", until: isThere)
    }

    /// Turns to another page, and back to the first one.
    private static func turns(by key: String, back: String) throws {
        let window = try winter()
        let first = window.screen.lines
        try press(key, in: window) { !$0.text.contains(first[0]) }
        try press(back, in: window) { $0.lines == first }
    }

    /// Reaches the second question of the riddle, at the end of a text that is longer than the window.
    private static func asks(after key: String) throws {
        let window = try window("riddle", "--guess").showing("Enter shows it")
        try window.send("\r", toSee: "? all keys")
        try window.send("\u{1B}[F", toSee: "Enter goes on to the question")
        try window.send(key, toSee: "1 to 2 is your guess")
        try window.leaves(after: "q")
    }

    /// Prints the next section, from its beginning.
    private static func goesOn(with key: String) throws {
        let window = try winter().atEnd()
        try window.leaves(after: key)
        #expect(window.shown.hasSuffix("It has no more to say than this."))
    }
}

extension PseudoTerminal {
    fileprivate func leaves(after key: String) throws {
        let status = try status(after: key)
        #expect(status == 0)
    }

    /// Goes to the last lines of the text.
    fileprivate func atEnd() throws -> PseudoTerminal {
        try send("\u{1B}[F", toSee: "Enter goes on with 9.2")
        return self
    }
}
