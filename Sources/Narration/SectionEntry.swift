/// A part of a section that a reader can ask for by its name: `swift run chapter4 operators debounce`.
public struct SectionEntry: Sendable {
    let name: String
    let group: String
    let tell: @Sendable (Teller) -> Void

    /// - Parameters:
    ///   - name: what a reader types.
    ///   - group: the headline under which it stands, with others.
    public init(_ name: String, under group: String, tell: @escaping @Sendable (Teller) -> Void) {
        (self.name, self.group, self.tell) = (name, group, tell)
    }
}
