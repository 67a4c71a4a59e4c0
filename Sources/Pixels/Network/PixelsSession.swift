import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// The session of the app. It stores nothing, and uses no proxy for this machine, whatever the environment says. `signal(for:)`
    /// says why it must not have a cache on Linux.
    static let pixels: URLSession = {
        leaveLoopbackAlone()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.urlCache = nil
        return URLSession(configuration: configuration)
    }()

    /// On Linux the session uses `http_proxy` even for 127.0.0.1, unless `no_proxy` excludes it.
    private static func leaveLoopbackAlone() {
        let mine = "127.0.0.1,localhost,::1"
        let others = ["no_proxy", "NO_PROXY"].compactMap { ProcessInfo.processInfo.environment[$0] }
        setenv("no_proxy", ([mine] + others).joined(separator: ","), 1)
    }
}
