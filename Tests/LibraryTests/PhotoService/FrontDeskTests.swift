import Foundation
import HTTPServer
import Harness
import Photographs
import Testing
import Trials

@testable import PhotoService

/// The answers of the service, without a network.
struct FrontDeskTests {
    private let desk = FrontDesk()
    private let id = Photograph.all[2].id

    private func json(_ answer: HTTPAnswer) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    }

    private func get(_ path: String, _ query: [String: String] = [:]) -> HTTPAnswer {
        desk.answer(to: HTTPRequest(path: path, query: query))
    }

    private func post(_ path: String, body: String = "", token: String? = nil) -> HTTPAnswer {
        let headers = token.map { ["Authorization": "Bearer \($0)"] } ?? [:]
        return desk.answer(
            to: HTTPRequest(method: "POST", path: path, headers: headers, body: Array(body.utf8)))
    }

    @Test func `A list has the format that the book parses`() throws {
        let page = try json(
            get("/v1/photos", ["feature": "popular", "rpp": "2", "page": "1", "sort": "rating"]))
        let photo = try #require((page["photos"] as? [[String: Any]])?.first)
        #expect((page["total_items"] as? Int, page["total_pages"] as? Int) == (100, 50))
        #expect((photo["user"] as? [String: Any])?["username"] is String)
        let images = try #require(photo["images"] as? [[String: Any]])
        #expect(images.compactMap { $0["size"] as? Int } == [3] && photo["comments_count"] == nil)
    }

    @Test(arguments: [
        ["page": "0"], ["page": "-1"], ["page": "x"], ["page": "99999999999999999999"], ["rpp": "0"],
        ["rpp": "101"], ["feature": "fresh"],
    ])
    func `A query that makes no sense gets 400`(_ query: [String: String]) {
        #expect(get("/v1/photos", query).status == 400)
    }

    @Test(arguments: [
        "/", "/v1", "/v1/photos/0", "/v1/photos/-1", "/v1/photos/x", "/v1/photos/99999999999999999999",
        "/images/0/3.bmp", "/images/../etc/passwd", "/images/../../etc/passwd", "/v1/users/nobody",
        "/v1/users/nobody/posts",
    ])
    func `A path that does not exist gets 404`(_ path: String) { #expect(get(path).status == 404) }

    @Test func `A page after the last is empty`() throws {
        #expect((try json(get("/v1/photos", ["page": "9000"]))["photos"] as? [Any])?.count == 0)
    }

    @Test func `The answer to a wrong method names the right ones`() {
        #expect(post("/v1/photos").headers["Allow"] == "GET, HEAD")
        #expect(get("/v1/login").headers["Allow"] == "POST")
    }

    @Test func `Voting needs a login, and counts once`() throws {
        #expect(post("/v1/photos/\(id)/vote").status == 401)
        #expect(post("/v1/login", body: "username=ash&password=wrong").status == 401)
        #expect(post("/v1/login", body: "").status == 401)
        let token = try #require(
            try json(post("/v1/login", body: "username=ash&password=furrow"))["token"] as? String)
        #expect(post("/v1/photos/\(id)/vote", token: token).status == 200)
        #expect(post("/v1/photos/\(id)/vote", token: token).status == 403)
        #expect(desk.accounts.votes(for: id) == 1)
        #expect(post("/v1/photos/\(id)/vote", token: "made up").status == 401)
        #expect(post("/v1/photos/0/vote", token: token).status == 404)
    }

    @Test(arguments: ["%zz", "a b", "\u{0}", "username=%FF", "é", "%", "username=ash&%4"])
    func `A body that is no form gets 400`(_ body: String) {
        #expect(post("/v1/login", body: body).status == 400)
    }

    @Test func `A token cannot be guessed, and the oldest ones become invalid`() throws {
        let tokens = (0...1000).compactMap { _ in desk.accounts.logIn("ash", "furrow") }
        #expect(Set(tokens).count == 1001 && tokens.allSatisfy { $0.count > 16 })
        #expect(desk.accounts.name(of: tokens[0]) == nil && desk.accounts.name(of: tokens[1]) == "ash")
    }

    @Test func `Only the latest requests are remembered`() {
        for number in 1...1500 { _ = get("/\(number)") }
        #expect(desk.requests.withLock(\.self) == (501...1500).map { "/\($0)" })
    }

    @Test func `A timeline has an end`() throws {
        let username = Photograph.all[0].photographer.userName
        let user = try #require(try json(get("/v1/users/\(username)"))["user"] as? [String: Any])
        let count = try #require(user["posts_count"] as? Int)
        var seen: [Int] = []
        for page in 1...100 {
            let answer = try json(get("/v1/users/\(username)/posts", ["page": "\(page)"]))
            seen += (answer["posts"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
            if answer["all_loaded"] as? Bool == true { break }
        }
        #expect(seen.count == count && Set(seen).count == count)
    }

    @Test func `A single request can ask for its own fault`() {
        let request = HTTPRequest(path: "/v1/photos", headers: ["X-Trouble": "status 503"])
        #expect(desk.answer(to: request).status == 503)
        #expect(get("/v1/photos").status == 200)
    }

    @Test(arguments: [
        Trouble.latency(.milliseconds(250)), .status(500), .cutOff, .malformedJSON, .wrongContentType,
        .noPicture, .silence, .close,
    ])
    func `A fault can be written as text and parsed`(_ trouble: Trouble) {
        #expect(Trouble("\(trouble)") == trouble)
    }

    @Test func `A fault applies as often as its rule says, until all faults are ended`() {
        desk.rules.add(.status(500), on: "/v1/photos", times: 2)
        #expect((1...3).map { _ in get("/v1/photos").status } == [500, 500, 200])
        desk.rules.add(.status(500), on: "/v1", times: nil)
        #expect(get("/v1/photos/\(id)").status == 500)
        desk.rules.clear()
        #expect(get("/v1/photos/\(id)").status == 200)
    }

    @Test func `The front desk answers any request`() {
        let failure = Fuzz.firstFailure(in: 20_000, within: 1) { dice in
            let words = [
                "v1", "photos", "images", "users", "login", "vote", "posts", "search", "access", "3.bmp",
                "..", "",
            ]
            let path = (0..<Int.random(in: 0...5, using: &dice)).map { _ in
                words.randomElement(using: &dice) ?? ""
            }
            let number = Noise.pieces.randomElement(using: &dice).map { String(decoding: $0, as: UTF8.self) }
            let request = HTTPRequest(
                method: ["GET", "POST"].randomElement(using: &dice) ?? "GET",
                path: "/" + path.joined(separator: "/"),
                query: ["page": number ?? "", "rpp": number ?? "", "q": number ?? ""],
                headers: [
                    "X-Trouble": "\(["latency", "status"].randomElement(using: &dice) ?? "") \(number ?? "")"
                ],
                body: Noise.damaged(Array("username=ash&password=furrow".utf8), &dice))
            return desk.answer(to: request).contentType.isEmpty ? "\(request)" : nil
        }
        #expect(failure == nil)
    }
}
