/// Decides which requests a server on this machine answers: those of its programs, and of pages that the server itself has sent.
///
/// Any page on the web can have a browser send requests to 127.0.0.1. The browser then names the page's server in `Origin`;
/// and in `Host` if that server has given its own name the address 127.0.0.1 ("DNS rebinding"). `Sec-Fetch-Site` says whose
/// page asks: another port of this machine is `same-site`.
struct Doorkeeper {
    private let authorities: [String]

    /// Guards a server on this port.
    init(port: Int) {
        let hosts = ["127.0.0.1", "localhost", "[::1]"]
        // A client leaves out HTTP's default port.
        authorities = hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    }

    /// Refuses a request that comes, by its headers, from elsewhere.
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
        // A picture or a script of another page comes without `Origin`. A link that somebody follows is answered, and so is a
        // frame in a page of another port of this machine: whether it is shown there, the answer's `frame-ancestors` says.
        let (site, destination) = (headers["sec-fetch-site"], headers["sec-fetch-dest"])
        let isShown = destination == "document" || destination == "iframe" && site == "same-site"
        let isLink = headers["sec-fetch-mode"] == "navigate" && isShown
        if let site, !["same-origin", "none"].contains(site), !isLink {
            throw Refusal(403, "This server does not answer pages of other servers.")
        }
    }
}
