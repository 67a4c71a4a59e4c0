import Browser
import Foundation
import Harness
import Testing
import Trials

/// The app of chapter 6 with as many pages as it allows, each opened by a client that is no browser.
///
/// It measures a program, and keeps the machine busy: it runs with the tests in a browser, by themselves.
@Suite(
    "Five pages of the gallery", .waits,
    .enabled(if: Installation.isInCI && FileManager.default.fileExists(atPath: "/proc/self/statm")))
struct CrowdTests {
    /// A page as a browser has it: its stream, and the views whose pictures it told of, whenever that was. The gallery fetches
    /// its first photo before anybody says what is seen.
    private final class Page {
        private let stream: RawClient
        private var pictures: Set<Substring> = []

        init(_ port: Int) throws {
            stream = try RawClient(port, seconds: 120)
            try stream.ask(for: "/changes")
        }

        /// What a change says that matches: the first that comes.
        func change(_ wanted: Regex<(Substring, Substring)>) throws -> String {
            while true {
                let line = try stream.text(until: "\n")
                if let view = line.firstMatch(of: /\[(\d+),"image","[1-9]\d*"\]/)?.1 { pictures.insert(view) }
                if let found = line.firstMatch(of: wanted)?.1 { return String(found) }
            }
        }

        /// The views that have pictures, once there are so many.
        func pictures(_ count: Int) throws -> Set<Substring> {
            while pictures.count < count { _ = try change(/"(image)"/) }
            return pictures
        }
    }

    /// A page whose first cells are seen, and whose pictures were loaded as they came.
    private func open(_ port: Int, pictures: Int) throws -> Page {
        let page = try Page(port)
        let key = try page.change(/\[0,"key","([^"]*)"/)
        let grid = try page.change(/\[(\d+),"kind","grid"\]/)
        while try page.change(/\[(\d+),"subviews",\[\d/) != grid {}
        let body = #"[{"view":\#(grid),"name":"visible","text":"0-\#(pictures)"}]"#
        let poster = try RawClient(port, seconds: 120)
        try poster.send(
            "POST /actions?page=\(key) HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        )
        #expect(try poster.answer().status == 204)
        for view in try page.pictures(pictures) {
            let answer = try RawClient(port, seconds: 120).get(
                "/image?page=\(key)&view=\(view)&number=1")
            #expect(answer.status == 200 && answer.body.count > 60_000)
        }
        return page
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

    @Test("They stay under 300 MB, keep no core busy, and the sixth is refused in words")
    func crowd() throws {
        let program = try PlayedPage(ofChapter: 6, "gallery")
        defer { program.end() }
        let port = try #require(Int(program.address.split { !$0.isNumber }.last ?? ""))
        let pages = try (0..<5).map { _ in try open(port, pictures: 24) }
        let refused = try RawClient(port, seconds: 120)
        try refused.ask(for: "/changes")
        #expect(
            try refused.text(until: #"."]"#).hasSuffix("5 pages are open. Close one, and load this again"))

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
