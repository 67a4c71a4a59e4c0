import Foundation

/// What a date is called on a screen.
enum DateWords {
    private static let formatter = makeFormatter()

    @Sendable static func words(for date: Date) -> String { formatter.string(from: date) }

    /// A formatter that says the same on every machine.
    static func makeFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "d MMMM yyyy"
        return formatter
    }
}
