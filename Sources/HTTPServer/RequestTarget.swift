/// What stands between the method and the version: a path and a query.
struct RequestTarget {
    let path: String
    let query: [String: String]

    /// Reads `/photos?page=2`, `http://127.0.0.1:80/photos` and, for `OPTIONS`, `*`.
    init(_ bytes: ArraySlice<UInt8>, method: String) throws(Refusal) {
        let local = try Self.withoutHost(bytes, method)
        let parts = local.split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let pathBytes = parts.first, let path = PercentEncoding.decode(pathBytes) else {
            throw Refusal(400, "The path has a % that is not the beginning of an escape, or is not UTF-8.")
        }
        self.path = path
        guard let query = PercentEncoding.fields(parts.dropFirst().first ?? []) else {
            throw Refusal(400, "The query has a % that is not the beginning of an escape, or is not UTF-8.")
        }
        self.query = query
    }

    private static func withoutHost(
        _ bytes: ArraySlice<UInt8>,
        _ method: String
    ) throws(Refusal) -> ArraySlice<UInt8> {
        if bytes.first == UInt8(ascii: "/") || method == "OPTIONS" && bytes.elementsEqual("*".utf8) {
            return bytes
        }
        let scheme = "http://"
        let rest = bytes.dropFirst(scheme.utf8.count)
        let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard String(decoding: bytes.prefix(scheme.utf8.count), as: UTF8.self).lowercased() == scheme,
            Grammar.isHost(host)
        else {
            throw Refusal(400, "What is asked for must be a path, like /photos.")
        }
        let path = rest.dropFirst(host.count)
        return path.first == UInt8(ascii: "/") ? path : [UInt8(ascii: "/")] + path
    }
}
