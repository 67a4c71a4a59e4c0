import Foundation

/// The lines before the body of an answer.
enum AnswerHead {
    private static let ours: Set = [
        "connection", "content-length", "content-type", "date", "transfer-encoding",
    ]

    static func bytes(of answer: HTTPAnswer, keepsAlive: Bool, date: Date = Date()) -> [UInt8] {
        var head = "HTTP/1.1 \(answer.status) \(statusPhrase(answer.status))\r\n"
        func add(_ name: String, _ value: String) {
            guard Grammar.isToken(name.utf8), Grammar.isFieldValue(value.utf8) else { return }
            head += "\(name): \(value)\r\n"
        }
        add("Date", httpDate(date))
        add("Connection", keepsAlive ? "keep-alive" : "close")
        if hasBody(answer.status) {
            add("Content-Type", answer.contentType)
            add("Content-Length", "\(answer.body.count)")
        }
        for field in answer.headers.fields where !ours.contains(field.name.lowercased()) {
            add(field.name, field.value)
        }
        return Array((head + "\r\n").utf8)
    }

    static func hasBody(_ status: Int) -> Bool {
        status != 204 && status != 304
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, in English wherever the program runs.
    static func httpDate(_ date: Date) -> String {
        var seconds = time_t(date.timeIntervalSince1970)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func pair(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(pair).joined(separator: ":")
        let month = months[Int(parts.tm_mon)]
        return
            "\(days[Int(parts.tm_wday)]), \(pair(parts.tm_mday)) \(month) \(parts.tm_year + 1900) \(time) GMT"
    }
}
