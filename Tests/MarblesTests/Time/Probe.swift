/// Something that closures capture, so that a test can see when they were let go of.
final class Probe: Sendable { func touch() {} }
