#if canImport(Combine)
import Combine
#elseif Combine
import OpenCombine
#endif

#if canImport(Combine) || Combine
/// A length of time, with all that Combine asks of one.
struct Length: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    private(set) var seconds: Double

    init(_ seconds: Double) { self.seconds = seconds }
    init(integerLiteral seconds: Int) { self.init(Double(seconds)) }
    init?(exactly seconds: some BinaryInteger) {
        guard let seconds = Double(exactly: seconds) else { return nil }
        self.init(seconds)
    }

    var magnitude: Length { Length(seconds.magnitude) }

    static func < (left: Length, right: Length) -> Bool { left.seconds < right.seconds }
    static func + (left: Length, right: Length) -> Length { Length(left.seconds + right.seconds) }
    static func - (left: Length, right: Length) -> Length { Length(left.seconds - right.seconds) }
    static func * (left: Length, right: Length) -> Length { Length(left.seconds * right.seconds) }
    static func *= (left: inout Length, right: Length) { left = left * right }

    static func seconds(_ number: Int) -> Length { Length(Double(number)) }
    static func seconds(_ number: Double) -> Length { Length(number) }
    static func milliseconds(_ number: Int) -> Length { Length(Double(number) / 1e3) }
    static func microseconds(_ number: Int) -> Length { Length(Double(number) / 1e6) }
    static func nanoseconds(_ number: Int) -> Length { Length(Double(number) / 1e9) }
}
#endif
