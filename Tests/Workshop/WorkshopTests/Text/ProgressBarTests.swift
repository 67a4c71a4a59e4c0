import Testing

@testable import Text

struct ProgressBarTests {
    @Test(arguments: [(0.0, "░░░░"), (0.01, "█░░░"), (0.5, "██░░"), (1, "████"), (7, "████"), (-1, "░░░░")])
    func `A bar with any progress has a block, and no bar leaves its width`(_ fraction: Double, _ bar: String)
    {
        #expect(ProgressBar.text(fraction, width: 4) == bar)
    }
}
