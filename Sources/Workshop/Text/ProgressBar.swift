/// A bar that fills up.
package enum ProgressBar {
    /// `████░░░░`, of `width` columns; not empty as soon as something is done.
    package static func text(_ fraction: Double, width: Int) -> String {
        let full = fraction <= 0 ? 0 : min(width, max(1, Int(fraction * Double(width))))
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    }
}
