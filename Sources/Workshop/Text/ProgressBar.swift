package enum ProgressBar {
    /// A bar of `width` columns: `████░░░░`. If anything is done, it has at least one block.
    package static func text(_ fraction: Double, width: Int) -> String {
        let full = fraction <= 0 ? 0 : min(width, max(1, Int(fraction * Double(width))))
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    }
}
