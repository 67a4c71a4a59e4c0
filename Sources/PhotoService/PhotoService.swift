import Foundation
import HTTPServer
import Synchronization

/// The photo service, inside the program: what 500px was to the book, on 127.0.0.1, with a hundred photographs drawn from
/// a seed.
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

    /// A service that is still to be started.
    public convenience init() { self.init(drawingIn: .shared) }

    init(drawingIn pictures: PictureFiles) { desk = FrontDesk(pictures: pictures) }

    /// Starts it, and returns its address.
    public func start() throws -> URL {
        let new = try LoopbackServer { [desk] in desk.answer(to: $0) }
        let address = "http://127.0.0.1:\(new.port)"
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        desk.address.withLock { $0 = address }
        replaceServer(with: new)
        return url
    }

    /// Stops it. Who is waiting for an answer gets none.
    public func stop() { replaceServer(with: nil) }

    private func replaceServer(with new: LoopbackServer?) {
        let old = server.withLock { server in
            defer { server = new }
            return server
        }
        old?.stop()
    }

    // MARK: What can be seen and caused

    /// The paths that were asked for, in order: the latest thousand.
    public var requests: [String] { desk.requests.withLock(\.self) }

    /// How many clients wait for an answer now.
    public var waitingClients: Int { desk.requestsInHand.now }

    /// How many clients wait for an answer. Clients come and leave on other threads, so this waits until there are `wanted`, but
    /// no longer than ten seconds.
    public func waitingClients(expecting wanted: Int) -> Int {
        desk.requestsInHand.wait(for: wanted, seconds: 10)
    }

    /// Counts requests from nothing again.
    public func forgetRequests() { desk.requests.withLock { $0 = [] } }

    /// Has requests whose path begins with `prefix` go wrong, so many times, or from now on; but not the first
    /// `sparing` of them.
    public func cause(_ trouble: Trouble, on prefix: String, times: Int? = nil, sparing: Int = 0) {
        desk.rules.add(trouble, on: prefix, times: times, sparing: sparing)
    }

    /// Has nothing go wrong any more.
    public func endTrouble() { desk.rules.clear() }

    /// Whether, and for whom, searching is granted from now on.
    public func grant(_ access: Access) { desk.access.withLock { $0 = access } }

    /// How many votes a photo has got here.
    public func votes(for photo: Int) -> Int { desk.accounts.votes(for: photo) }
}

/// What somebody who wants to search is told.
public enum Access: Sendable {
    case granted(account: String)
    case denied
    case noAccount
}
