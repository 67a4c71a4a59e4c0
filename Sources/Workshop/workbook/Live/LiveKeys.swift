/// The keys of the screen, and what they do.
enum LiveKeys {
    /// The keys in the last lines of the screen.
    static func shown(in panel: LiveModel.Panel) -> [(key: String, name: String)] {
        switch panel {
        case .exercise:
            [
                ("n", "next"), ("p", "previous"), ("h", "hint"), ("s", "solution"), ("o", "open"),
                ("r", "read"), ("l", "list"), ("c", "check"), ("x", "reset"), ("q", "quit"), ("?", "keys"),
            ]
        case .list: [("↑↓", "choose"), ("4.3…", "find"), ("Enter", "show"), ("Esc", "back")]
        }
    }

    /// All keys, as `?` lists them.
    static let all: KeyValuePairs = [
        "n": "the next exercise that is not passed",
        "p ← →": "the exercise before this one, or after it",
        "g": "the exercise that the last line speaks of",
        "f": "the next one that the last check found wrong",
        "l": "the list; there, type a number or a part of a name",
        "↑ ↓": "a line up or down",
        "PgUp PgDn Space": "a page up or down",
        "h": "a hint, and another one each time",
        "s": "the solution",
        "o": "opens the file in your editor",
        "r": "reads the section",
        "c Enter": "tries the answer again",
        "x": "puts the exercise back as it was, after asking",
        "q Ctrl-C": "leaves",
    ]
}
