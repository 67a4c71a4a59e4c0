extension Tab {
    /// Seconds: twice what the browser has for one answer, since an answer gets lost when its page goes while it is asked.
    public static let patience = 60.0

    /// Waits until a condition in the page holds. If it never does, the error tells what the page shows instead.
    public func wait(until condition: String, seconds: Double = Tab.patience) throws {
        try wait("“\(condition)”", seconds: seconds) {
            try value("!!(\(condition))") ? nil : "It did not hold."
        }
    }

    /// Waits until an expression in the page has a value. If it never has, the error tells which it had.
    ///
    ///     try tab.wait(for: "document.activeElement.id", toBe: "marble-2")
    public func wait<Value: Decodable & Equatable>(
        for expression: String, toBe expected: Value, seconds: Double = Tab.patience
    ) throws {
        try wait("“\(expression)” to be “\(expected)”", seconds: seconds) {
            let value: Value = try value(expression)
            return value == expected ? nil : "It was “\(value)”."
        }
    }

    /// Waits until a text stands in an element, beside whatever else. If it never does, the error tells what stands there.
    ///
    ///     try tab.wait(for: "Passed", in: "#verdict")
    public func wait(for text: String, in selector: String, seconds: Double = Tab.patience) throws {
        try wait("“\(text)” in “\(selector)”", seconds: seconds) {
            let shown = try self.text(of: selector)
            return shown.contains(text) ? nil : "It showed “\(shown)”."
        }
    }

    /// Looks until nothing is missing: whenever the browser tells something of the tab, and every 20 milliseconds.
    func wait(_ what: String, seconds: Double, missing: () throws -> String?) throws {
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            let seen = log.current.events
            guard let missing = try fault(missing) else { return }
            guard ContinuousClock.now < end else {
                throw BrowserError("Waited \(seconds) seconds for \(what). \(missing)\n\(summary)")
            }
            _ = log.wait(seconds: 0.02) { $0.events == seen ? nil : true }
        }
    }

    /// What is missing, or went wrong: the page may be on its way to another, or without the element so far.
    private func fault(_ missing: () throws -> String?) throws -> String? {
        do { return try missing() } catch {
            if conversation.isOver { throw error }
            return "\(error)"
        }
    }

    private var summary: String {
        let shown: String? = try? value(
            "location.href + '\\n' + (document.body?.innerText ?? '').slice(0, 2000)")
        let complaints = complaints.isEmpty ? "" : "\nThe console: " + complaints.joined(separator: "\n")
        return "The page: \(shown ?? "does not answer")" + complaints
    }
}
