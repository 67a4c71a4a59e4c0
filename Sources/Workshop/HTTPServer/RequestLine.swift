import Foundation

/// `GET /photos?page=2 HTTP/1.1`
struct RequestLine {
    let method: String
    let path: String
    let query: [String: String]
    /// The number after `HTTP/1.`
    let minorVersion: Int

    init(_ line: [UInt8]) throws(Refusal) {
        // The target is visible ASCII without `#`: a client never sends the fragment.
        let parts = String(decoding: line, as: UTF8.self)
            .wholeMatch(of: /([A-Za-z]+) (\/[!-"$-~]*) HTTP\/([0-9])\.([0-9])/)?.output
        guard let parts else {
            throw Refusal(400, "A request begins with a line like: GET /photos HTTP/1.1")
        }
        guard parts.3 == "1" else { throw Refusal(505, "This server speaks HTTP/1.1.") }
        let target = parts.2.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = target[0].removingPercentEncoding,
            let query = Form.fields(target.dropFirst().first ?? "")
        else {
            throw Refusal(400, "The path or the query has a % that begins no escape, or is not UTF-8.")
        }
        (self.path, self.query) = (path, query)
        (method, minorVersion) = (String(parts.1), Int(parts.4) ?? 0)
    }
}

/// `name=value&…`, as in a query and in the body of a form.
enum Form {
    /// The names and values, decoded, `+` as a space. `nil` if one cannot be decoded. If a name comes twice, its last value counts.
    static func fields(_ text: Substring) -> [String: String]? {
        var fields: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let name = pair.prefix { $0 != "=" }
            let parts = [name, pair.dropFirst(name.count + 1)].map {
                $0.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = parts[0], let value = parts[1] else { return nil }
            fields[name] = value
        }
        return fields
    }
}
