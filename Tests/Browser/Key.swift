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
    public static let pageUp = Key("PageUp", 33)
    public static let pageDown = Key("PageDown", 34)

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
        public static let command = Modifiers(rawValue: 4)
        public static let shift = Modifiers(rawValue: 8)
    }
}
