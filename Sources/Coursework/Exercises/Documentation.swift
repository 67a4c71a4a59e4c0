extension [String] {
    /// The documentation at the beginning of a declaration, without its `///`, and the rest.
    package func partedAtDocumentation() -> (documentation: [String], code: [String]) {
        let documentation = prefix { $0.hasPrefix("///") }
        return (
            documentation.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) },
            Array(dropFirst(documentation.count))
        )
    }
}
