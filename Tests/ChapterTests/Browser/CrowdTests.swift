import Foundation
import Harness
import Testing

/// The app of chapter 6 with as many pages as it allows, each opened by a client that is no browser.
@Suite(
    "32 pages of the gallery", .waits,
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm")))
struct CrowdTests {
    /// A page as a browser has it: its stream, and the numbers of its views.
    private struct Page {
        let stream: RawClient
        let key: String
        let grid: String
    }

    private func open(_ port: Int) throws -> Page {
        let stream = try RawClient(port, seconds: 120)
        try stream.send("GET /changes HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try stream.text(until: #"[0,"key",""#)
        let key = try stream.text(until: #"""#)
        let whole = try stream.text(until: #"[0,"subviews""#)
        let grid = try #require(whole.firstMatch(of: /\[(\d+),"kind","grid"\]/)).1
        return Page(stream: stream, key: key, grid: String(grid))
    }

    /// Says that the first cells are seen, and loads the pictures that come.
    private func look(at page: Page, _ port: Int, pictures: Int) throws {
        _ = try page.stream.text(until: #"[\#(page.grid),"subviews",["#)
        let body = #"[{"view":\#(page.grid),"name":"visible","text":"0-\#(pictures)"}]"#
        let poster = try RawClient(port, seconds: 120)
        try poster.send(
            "POST /actions?page=\(page.key) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
        #expect(try poster.answer().status == 204)
        for _ in 0..<pictures {
            let view = try picture(in: page.stream)
            let answer = try RawClient(port, seconds: 120).get(
                "/image?page=\(page.key)&view=\(view)&number=1")
            #expect(answer.status == 200 && answer.body.count > 60_000)
        }
    }

    /// The number of the next view that has a picture.
    private func picture(in stream: RawClient) throws -> Substring {
        while true {
            let line = try stream.text(until: "\n")
            if let view = line.firstMatch(of: /\[(\d+),"image","[1-9]\d*"\]/)?.1 { return view }
        }
    }

    /// Seconds of work so far, and megabytes of memory.
    private func use(of process: pid_t) throws -> (seconds: Double, megabytes: Double) {
        let fields =
            try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            .split(separator: ")").last.map { $0.split(separator: " ") } ?? []
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let kilobytes = status.firstMatch(of: /VmRSS:\s+(\d+)/).flatMap { Double($0.1) } ?? 0
        let ticks = (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)
        return (ticks / Double(sysconf(Int32(_SC_CLK_TCK))), kilobytes / 1024)
    }

    @Test("They stay under 300 MB, keep no core busy, and the 33rd is refused in words")
    func crowd() throws {
        let program = try PlayedPage(ofChapter: 6, "gallery")
        defer { program.end() }
        let port = try #require(Int(program.address.split { !$0.isNumber }.last ?? ""))
        let pages = try (0..<32).map { _ in
            let page = try open(port)
            try look(at: page, port, pictures: 24)
            return page
        }
        let refused = try RawClient(port, seconds: 120)
        try refused.send("GET /changes HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(
            try refused.text(until: #"."]"#).hasSuffix("32 pages are open. Close one, and load this again"))

        let process = try #require(program.processes.first)
        let before = try use(of: process)
        // How much a core works can only be seen over real time.
        Thread.sleep(forTimeInterval: 3)
        let after = try use(of: process)
        print("crowd: \(Int(after.megabytes)) MB, \(after.seconds - before.seconds) s of work in 3 s")
        #expect(after.megabytes < 300)
        #expect(after.seconds - before.seconds < 1)
        withExtendedLifetime(pages) {}
    }
}
