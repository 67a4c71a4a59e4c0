import FRP
import Testing

@Suite("takeUntil", .reported) struct TakeUntilTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O54 it ends with the trigger's first value"
        "-1-2-3-|"
        "----9-9"
        $0.a.takeUntil($0.b)
        "-1-2|"

        "O54 it ends with the trigger's completion"
        "-1-2-3-|"
        "----|"
        $0.a.takeUntil($0.b)
        "-1-2|"

        "O54 it ignores the trigger's error"
        "-1-2-3-|"
        "--X"
        $0.a.takeUntil($0.b)
        "-1-2-3-|"

        "O54 it ends with the source"
        "-1X"
        "----9"
        $0.a.takeUntil($0.b)
        "-1X"
    }
}
