import Foundation
import HTTPServer
import Synchronization

/// The photo service, which runs inside the program on 127.0.0.1. It is the substitute for 500px, which the book uses, and has a
/// hundred photographs that are painted from seeds.
///
///     let service = PhotoService()
///     let client = PixelsClient(try service.start())
///     service.cause(.status(500), on: "/images", times: 1)
///     …
///     service.stop()
///
/// | request | answer |
/// |---|---|
/// | `GET /v1/photos?feature=popular&page=1&rpp=20&sort=rating` | a page of photos |
/// | `GET /v1/photos/17` | the photo with its details |
/// | `GET /images/17/3.bmp` | its picture; size 3 is 145 by 145 pixels, size 4 three times two |
/// | `POST /v1/login`, `username=ash&password=furrow` | a token |
/// | `POST /v1/photos/17/vote`, `Authorization: Bearer …` | the photo, with one vote more; once |
/// | `POST /v1/access` | whether posts may be searched, and for whom |
/// | `GET /v1/search?q=dunes` | posts |
/// | `GET /v1/users/mina`, `GET /v1/users/mina/posts?page=1` | somebody, and what they have posted |
///
/// Book: chapter5 (the 500px API).
public final class PhotoService: Sendable {
    private let server = Mutex<LoopbackServer?>(nil)
    private let desk: FrontDesk

    /// A service that has not been started yet.
    public convenience init() { self.init(drawingIn: .shared) }

    init(drawingIn pictures: PictureFiles) { desk = FrontDesk(pictures: pictures) }

    /// Starts the service, and returns its address.
    public func start() throws -> URL {
        let new = try LoopbackServer { [desk] in desk.answer(to: $0) }
        let address = "http://127.0.0.1:\(new.port)"
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        desk.address.withLock { $0 = address }
        replaceServer(with: new)
        return url
    }

    /// Stops the service. Clients that wait for an answer get none.
    public func stop() { replaceServer(with: nil) }

    private func replaceServer(with new: LoopbackServer?) {
        let old = server.withLock { server in
            defer { server = new }
            return server
        }
        old?.stop()
    }

    // MARK: What can be seen and caused

    /// The paths of the latest thousand requests, in order.
    public var requests: [String] { desk.requests.withLock(\.self) }

    /// The number of clients that wait for an answer now.
    public var waitingClients: Int { desk.requestsInHand.now }

    /// The number of clients that wait for an answer. Clients come and leave on other threads, so this waits until there are
    /// `wanted`, but no longer than half a minute.
    public func waitingClients(expecting wanted: Int) -> Int {
        desk.requestsInHand.wait(for: wanted, seconds: 30)
    }

    /// Empties the list of requests.
    public func forgetRequests() { desk.requests.withLock { $0 = [] } }

    /// Makes requests whose path begins with `prefix` fail, `times` times or from now on. The first `sparing` of them still
    /// succeed.
    public func cause(_ trouble: Trouble, on prefix: String, times: Int? = nil, sparing: Int = 0) {
        desk.rules.add(trouble, on: prefix, times: times, sparing: sparing)
    }

    /// Ends all faults.
    public func endTrouble() { desk.rules.clear() }

    /// Sets whether, and for which account, searching is allowed from now on.
    public func grant(_ access: Access) { desk.access.withLock { $0 = access } }

    /// The number of votes that a photo has got in this service.
    public func votes(for photo: Int) -> Int { desk.accounts.votes(for: photo) }
}

/// The answer to a client that asks for permission to search.
public enum Access: Sendable {
    case granted(account: String)
    case denied
    case noAccount
}
