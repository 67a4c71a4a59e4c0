import Foundation
import HTTPServer
import Synchronization

/// Handles all requests: records each, routes it, and spoils the answer if a fault was requested.
final class FrontDesk: Sendable {
    let address = Mutex("")
    /// The paths of the latest requests.
    let requests = Mutex<[String]>([])
    private static let mostRequests = 1000
    let requestsInHand = RequestsInHand()
    let pictures: PictureFiles
    let rules = TroubleRules()
    let accounts = Accounts()
    let access = Mutex(Access.granted(account: "reader"))

    init(pictures: PictureFiles = .shared) { self.pictures = pictures }

    func answer(to request: HTTPRequest) -> HTTPAnswer {
        requests.withLock { requests in
            if requests.count == Self.mostRequests { requests.removeFirst() }
            requests.append(request.path)
        }
        return requestsInHand.handle {
            let trouble = rules.trouble(for: request)
            let answer = route(request)
            return trouble?.spoil(answer, to: request) ?? answer
        }
    }

    private func route(_ request: HTTPRequest) -> HTTPAnswer {
        let parts = request.path.split(separator: "/").map(String.init)
        switch (parts.first, parts.count) {
        case ("images", 3): return get(request) { picture(parts[1], parts[2], request) }
        case ("v1", 2) where parts[1] == "photos": return get(request) { photos(request.query) }
        case ("v1", 3) where parts[1] == "photos": return get(request) { photo(parts[2], request) }
        case ("v1", 4) where parts[1] == "photos" && parts[3] == "vote":
            return post(request) { vote(parts[2], request) }
        case ("v1", 2) where parts[1] == "login": return post(request) { logIn(request) }
        case ("v1", 2) where parts[1] == "access": return post(request) { grantAccess() }
        case ("v1", 2) where parts[1] == "search": return get(request) { search(request.query["q"] ?? "") }
        case ("v1", 3) where parts[1] == "users": return get(request) { user(parts[2]) }
        case ("v1", 4) where parts[1] == "users" && parts[3] == "posts":
            return get(request) { posts(of: parts[2], page: Int(request.query["page"] ?? "") ?? 1) }
        default: return .problem("There is nothing at \(request.path).", status: 404)
        }
    }

    private func get(_ request: HTTPRequest, _ answer: () -> HTTPAnswer) -> HTTPAnswer {
        ["GET", "HEAD"].contains(request.method) ? answer() : .methodNotAllowed(allowing: ["GET", "HEAD"])
    }

    private func post(_ request: HTTPRequest, _ answer: () -> HTTPAnswer) -> HTTPAnswer {
        request.method == "POST" ? answer() : .methodNotAllowed(allowing: ["POST"])
    }
}

extension HTTPAnswer {
    /// An answer with a JSON body.
    static func json(_ body: some Encodable, status: Int = 200) -> HTTPAnswer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(body) else {
            return .text("The answer cannot be written.\n", status: 500)
        }
        return HTTPAnswer(status: status, contentType: "application/json", body: Array(data))
    }

    /// An error status with a reason.
    static func problem(_ reason: String, status: Int) -> HTTPAnswer {
        json(["error": reason], status: status)
    }
}

extension HTTPRequest {
    /// The token in the header `Authorization: Bearer …`.
    var token: String? {
        let words = (headers["authorization"] ?? "").split(separator: " ")
        return words.count == 2 && words[0].lowercased() == "bearer" ? String(words[1]) : nil
    }
}
