extension [String] {
    /// Removes an option from the arguments, wherever it is before `--`, and returns its values: `--marbles A` and `--marbles=A`
    /// both have the value `A`. The value is `nil` if nothing follows the option.
    package mutating func takeValues(of option: String) -> [String?] {
        var (others, values): ([String], [String?]) = ([], [])
        var rest = self[...]
        while rest.first != "--", let word = rest.popFirst() {
            if word == option {
                values.append(rest.popFirst())
            } else if word.hasPrefix(option + "=") {
                values.append(String(word.dropFirst(option.count + 1)))
            } else {
                others.append(word)
            }
        }
        self = others + rest
        return values
    }
}
