/// The fingerprints of the texts that a chapter's answers were compiled from. The tool adds a class with this protocol to its copy
/// of them, and ignores the verdicts of a program that was built from other texts.
public protocol FingerprintedTexts: AnyObject {
    static var fingerprints: [String] { get }
}
