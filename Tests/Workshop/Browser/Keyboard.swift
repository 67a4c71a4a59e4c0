extension Tab {
    /// Presses a key, and lets it go.
    public func press(_ key: Key, with modifiers: Key.Modifiers = []) throws {
        let types = modifiers.isSubset(of: .shift) ? key.text : nil
        let held: Parameters = ["modifiers": modifiers.rawValue]
        try send(types == nil ? "rawKeyDown" : "keyDown", key, typing: types, held)
        try send("keyUp", key, held)
    }

    /// Holds the key down that types a character, until it has typed it so many times.
    public func hold(_ character: Character, times: Int) throws {
        let key = Key.typing(character)
        for time in 0..<times { try send("keyDown", key, typing: key.text, ["autoRepeat": time > 0]) }
        try send("keyUp", key)
    }

    private func send(
        _ type: String, _ key: Key, typing text: String? = nil, _ details: Parameters = [:]
    ) throws {
        var details = details
        details["type"] = type
        details["text"] = text
        details["key"] = key.name
        details["code"] = key.code
        details["windowsVirtualKeyCode"] = key.number
        try call("Input.dispatchKeyEvent", details)
    }

    /// Presses the key that types a character: `press("n")`.
    public func press(_ character: Character, with modifiers: Key.Modifiers = []) throws {
        try press(.typing(character), with: modifiers)
    }

    /// Types a text, key by key.
    public func type(_ text: String) throws { for character in text { try press(character) } }

    /// Composes these texts one after the other, as somebody who writes Chinese does. `insert` ends it.
    public func compose(_ texts: String...) throws {
        for text in texts {
            try call(
                "Input.imeSetComposition",
                ["text": text, "selectionStart": text.utf16.count, "selectionEnd": text.utf16.count])
        }
    }

    /// Puts a text in at once, as pasting does.
    public func insert(_ text: String) throws { try call("Input.insertText", ["text": text]) }
}

/// A key, as a browser names it.
public struct Key: Sendable {
    let name: String
    /// Its place on the keyboard.
    let code: String
    /// What Windows calls it, which browsers go by.
    let number: Int
    /// What it types.
    let text: String?

    private init(_ name: String, _ number: Int, code: String? = nil, text: String? = nil) {
        (self.name, self.code, self.number, self.text) = (name, code ?? name, number, text)
    }

    public static let tab = Key("Tab", 9)
    public static let enter = Key("Enter", 13, text: "\r")
    public static let escape = Key("Escape", 27)
    public static let space = Key(" ", 32, code: "Space", text: " ")
    public static let backspace = Key("Backspace", 8)
    public static let delete = Key("Delete", 46)
    public static let left = Key("ArrowLeft", 37)
    public static let up = Key("ArrowUp", 38)
    public static let right = Key("ArrowRight", 39)
    public static let down = Key("ArrowDown", 40)
    public static let home = Key("Home", 36)
    public static let end = Key("End", 35)

    /// The key that types a character.
    public static func typing(_ character: Character) -> Key {
        switch character {
        case "\n": .enter
        case "\t": .tab
        case " ": .space
        case "a"..."z", "A"..."Z": coded("Key", character)
        case "0"..."9": coded("Digit", character)
        default: Key("\(character)", 0, code: "", text: "\(character)")
        }
    }

    private static func coded(_ group: String, _ character: Character) -> Key {
        let upper = character.uppercased()
        let number = Int(upper.unicodeScalars.first?.value ?? 0)
        return Key("\(character)", number, code: group + upper, text: "\(character)")
    }

    /// Keys that are held down while another is pressed.
    public struct Modifiers: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let alt = Modifiers(rawValue: 1)
        public static let control = Modifiers(rawValue: 2)
        public static let shift = Modifiers(rawValue: 8)
    }
}
