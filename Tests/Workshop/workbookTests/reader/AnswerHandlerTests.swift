import Foundation
import Harness
import Synchronization
import Testing
import Trials

@testable import Coursework

/// Answers that pages send, and requests that must be refused.
@Suite(.waits) struct AnswerHandlerTests {
    private let workbook: StandIn
    private let reader: ReadSession
    private let base: String

    init() throws {
        workbook = try StandIn(fates: ["4.3.2": "expected 7"])
        reader = try ReadSession(workbook, telling: "Right.")
        base = try workbook.answer(to: "4.3.2").code
    }

    private func post(_ text: String = "wind.filter { $0 > 5 }") throws -> AnswerPost {
        try AnswerPost(reader, base: base, text: base.replacing("todo()", with: text))
    }

    @Test func `An answer is saved and tried, and the page shows the verdict`() throws {
        let answer = try post().send()
        #expect(answer.status == 200 && answer.told["state"] == "saved")
        #expect(
            try workbook.read() == StandIn.exercises(answering: "4.3.2", with: "wind.filter { $0 > 5 }"))
        try eventually("the verdict") { try reader.get("/4.3.html").text.contains("expected 7") }
        // The same text is tried again, too.
        try workbook.set(["4.3.2": "passed"])
        #expect(try post().send().told["state"] == "saved")
        try eventually("the other verdict") { try reader.get("/4.3.html").text.contains("✔ passed") }
    }

    @Test func `Of several answers at once one is saved; the others get 409 and the saved code`() throws {
        let posts = try (0..<8).map { try post("wind // \($0)") }
        let answers = Mutex<[(status: Int, told: [String: String])]>([])
        onThreads(posts.count) { index in
            if let answer = try? posts[index].send() { answers.withLock { $0.append(answer) } }
        }
        let all = answers.withLock(\.self).sorted { $0.status < $1.status }
        #expect(all.map(\.status) == [200] + Array(repeating: 409, count: 7))
        let saved = try workbook.answer(to: "4.3.2").code
        #expect(saved.contains("wind // ") && all.allSatisfy { $0.told["text"] == saved })
        #expect(all.dropFirst().allSatisfy { $0.told["message"]?.contains("Not saved") == true })
    }

    @Test func `A reset restores the stub, and keeps the learner's code in a file`() throws {
        var post = try post("wind // mine")
        post.fields["wish"] = "reset"
        let answer = try post.send()
        #expect(answer.told["text"] == base && answer.told["message"]?.contains(".workbook/4.3.2-") == true)
        #expect(try workbook.read() == StandIn.exercises)
    }

    @Test(
        "a request that no page of this run of the server would send is refused with a reason, and changes nothing",
        arguments: [
            ("Origin", "http://evil.example", 403, "other servers"), ("Origin", "null", 403, "other servers"),
            ("Origin", "", 403, "Only a page of this server"),
            ("Host", "evil.example", 403, "only answers under the address"),
            ("Sec-Fetch-Site", "cross-site", 403, "other servers"),
            ("Sec-Fetch-Site", "same-site", 403, "other servers"),
            ("Sec-Fetch-Site", "none", 403, "Only a page of this server"),
            ("Content-Type", "text/plain", 415, "application/json"), ("method", "GET", 405, "POST"),
            ("method", "PUT", 405, "POST"),
            ("key", "", 403, "earlier run"), ("key", "0123456789", 403, "earlier run"),
            ("exercise", "9.9.9", 404, "There is no exercise"),
            ("exercise", "../../Package.swift", 404, "There is no exercise"),
            ("exercise", "", 404, "There is no exercise"), ("wish", "delete", 400, "no answer"),
            ("text", "\0", 400, "character 0"),
            ("text", String(repeating: "a", count: 70_000), 413, "too long: at most 65536"),
            ("text", String(repeating: "a", count: 1 << 20), 413, "too long: at most 65536"),
        ])
    func refusals(_ what: String, _ value: String, _ status: Int, _ words: String) throws {
        var post = try post()
        if what == "method" { post.method = value }
        if post.fields[what] != nil { post.fields[what] = value }
        if post.headers[what] != nil { post.headers[what] = value.isEmpty ? nil : value }
        let answer = try post.send()
        #expect(answer.status == status && answer.told["message"]?.contains(words) == true, "\(answer)")
        #expect(try workbook.read() == StandIn.exercises)
    }

    @Test func `With --read-only nothing is written, and no page has a key`() throws {
        let post = try post()
        let port = reader.port
        #expect(try reader.leave() == 130)
        let window = try workbook.open("read --no-open --read-only --port \(port)", columns: 120)
        try window.wait(for: "(Ctrl-C ends it)")
        let answer = try post.send()
        #expect(answer.status == 403 && answer.told["message"]?.contains("--read-only") == true)
        #expect(try !reader.get("/4.3.html").text.contains("data-key"))
        #expect(try workbook.read() == StandIn.exercises)
    }

    @Test func `If the disk is full, the file stays as it was`() throws {
        let full = try ReadSession(workbook, fileLimit: 4_096)
        let text = "wind // " + String(repeating: "a", count: 6_000)
        let answer = try AnswerPost(full, base: base, text: text).send()
        #expect(
            answer.status == 500 && answer.told["message"]?.contains("It is as it was.") == true, "\(answer)")
        #expect(try workbook.read() == StandIn.exercises)
        let folder = workbook.folder.appending(path: "Exercises/Chapter4").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Signals.swift"])
    }
}
