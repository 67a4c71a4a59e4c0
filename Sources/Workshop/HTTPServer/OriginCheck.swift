/// Refuses cross-origin requests. Programs on this machine may ask, and so may pages that this server has sent.
///
/// Any page on the web can make a browser send requests to 127.0.0.1. The header `Origin` then names the server of that page. So
/// does `Host`, if the server of the page has pointed its own name to 127.0.0.1 ("DNS rebinding"). `Sec-Fetch-Site` says how that
/// server is related to this one: another port of this machine is `same-site`.
struct OriginCheck {
    private let authorities: [String]

    /// - Parameter port: the port of the server.
    init(port: Int) {
        let hosts = ["127.0.0.1", "localhost", "[::1]"]
        // A client leaves out HTTP's default port.
        authorities = hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }

    /// Throws if the headers show that the request comes from another site.
    func check(_ headers: [String: String]) throws(Refusal) {
        if let host = headers["host"], !authorities.contains(host.lowercased()) {
            let (authority, port) = (authorities[0], authorities[0].split(separator: ":").last ?? "")
            throw Refusal(
                403,
                """
                This server only answers under the address http://\(authority), and you came by another one. If you forward its port from \
                another computer, forward it to the same number, \(port). Then open http://\(authority) there.
                """)
        }
        if let origin = headers["origin"],
            !authorities.contains(where: { origin.lowercased() == "http://\($0)" })
        {
            throw Refusal(403, "This server does not answer pages of other servers.")
        }
        // The request for an image or a script of another page has no `Origin`. A link that somebody follows is answered, and so is
        // a frame in a page of another port of this machine: the answer's `frame-ancestors` decides whether the browser shows it.
        let (site, destination) = (headers["sec-fetch-site"], headers["sec-fetch-dest"])
        let isShown = destination == "document" || destination == "iframe" && site == "same-site"
        let isLink = headers["sec-fetch-mode"] == "navigate" && isShown
        if let site, !["same-origin", "none"].contains(site), !isLink {
            throw Refusal(403, "This server does not answer pages of other servers.")
        }
    }
}
