/// Which texts the answers of a chapter were compiled from. The learner's tool adds a type that says so to its copy of them, and believes
/// no verdict of a program that was built of others.
public protocol FingerprintedTexts: AnyObject {
    static var fingerprints: [String] { get }
}
