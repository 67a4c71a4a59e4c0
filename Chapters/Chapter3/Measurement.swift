import Narration

/// How long something takes, at its best of several times.
struct Measurement {
    let name: String
    let seconds: Double

    init(name: String, seconds: Double) { (self.name, self.seconds) = (name, seconds) }

    /// Runs `work` five times. What it gives is used, so that it cannot be left out.
    init(_ name: String, _ work: () -> Int) {
        let clock = ContinuousClock()
        var best = Duration.seconds(3600)
        var sum = 0
        for _ in 0..<5 { best = min(best, clock.measure { sum &+= work() }) }
        self.init(name: name, seconds: sum == .min ? 0 : best / .seconds(1))
    }

    /// How many times as long as the other, to two digits.
    func ratio(to other: Measurement) -> String {
        let ratio = seconds / max(other.seconds, 1e-9)
        return ratio >= 10 ? "\(Int(ratio.rounded()))" : "\((ratio * 100).rounded() / 100)"
    }

    /// The time with three digits and its unit.
    var time: String {
        let (number, unit) =
            switch seconds {
            case ..<1e-3: (seconds * 1e6, "µs")
            case ..<1: (seconds * 1e3, "ms")
            default: (seconds, "s")
            }
        let digits = number >= 100 ? 1.0 : number >= 10 ? 10.0 : 100.0
        let rounded = (number * digits).rounded() / digits
        return (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)") + " " + unit
    }
}

extension [Measurement] {
    var fastest: Measurement { self.min { $0.seconds < $1.seconds } ?? Measurement("nothing") { 0 } }

    /// A bar for each, the longest as long as there is room.
    func bars(width: Int) -> [String] {
        let names = map(\.name.count).max() ?? 0
        let times = map(\.time.count).max() ?? 0
        let room = Swift.max(1, width - names - times - 4)
        let longest = map(\.seconds).max() ?? 1
        return map { measurement in
            let share = longest > 0 ? measurement.seconds / longest : 0
            let bar = String(repeating: "█", count: Swift.max(1, Int((share * Double(room)).rounded())))
            let name = measurement.name + String(repeating: " ", count: names - measurement.name.count)
            let time = String(repeating: " ", count: times - measurement.time.count) + measurement.time
            return "\(name)  \(time)  \(bar)"
        }
    }
}

extension Teller {
    /// Shows the source of `body`, measures, and draws the measurements as bars.
    func measured(
        file: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        _ body: () -> [Measurement]
    ) -> [Measurement] {
        var measurements: [Measurement] = []
        example(file: file, line: line, column: column) {
            measurements = body()
            draw(measurements.bars(width: codeWidth))
        }
        return measurements
    }
}
