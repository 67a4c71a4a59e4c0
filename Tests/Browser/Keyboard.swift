extension Tab {
    /// Presses a key, and lets it go.
    public func press(_ key: Key, with modifiers: Key.Modifiers = []) throws {
        let types = modifiers.isSubset(of: .shift) ? key.text : nil
        var details: Parameters = [
            "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
            "modifiers": modifiers.rawValue,
        ]
        details["type"] = types == nil ? "rawKeyDown" : "keyDown"
        if let types { details["text"] = types }
        try call("Input.dispatchKeyEvent", details)
        details["type"] = "keyUp"
        details["text"] = nil
        try call("Input.dispatchKeyEvent", details)
    }

    /// Holds the key down that types a character, until it has typed it so many times.
    public func hold(_ character: Character, times: Int) throws {
        let key = Key.typing(character)
        var details: Parameters = [
            "type": "keyDown", "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
            "text": key.text ?? "",
        ]
        for time in 0..<times {
            details["autoRepeat"] = time > 0
            try call("Input.dispatchKeyEvent", details)
        }
        details["type"] = "keyUp"
        details["text"] = nil
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
