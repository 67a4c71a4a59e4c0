import Book
import Coursework
import Foundation
import HTTPServer
import Programs
import Reading
import Synchronization
import Translation

/// The chapters' programs that show their apps as pages, in frames of the book's. Each ends by itself when nobody sees it any more.
final class PlayedPrograms: Sendable {
    private struct Running {
        let program: FileStamp
        let child: Child
        /// It stays open as long as the program may print.
        let output: Outlet
        let address: String
    }

    /// How long a program may take to say where its page is.
    private static let patience = Duration.seconds(10)

    private let folder: ProgramFolder
    private let running = Mutex<[String: Running]>([:])

    init(_ folder: ProgramFolder) { self.folder = folder }

    /// What stands in the frame of a section; `nil` if something else is asked for.
    func answer(_ request: HTTPRequest) -> HTTPAnswer? {
        let number = String(request.path.dropFirst(PlayFrame.path.count + 1))
        guard request.path.hasPrefix("/\(PlayFrame.path)"), let play = PlayFrame.plays[number],
            let section = BookSection.all.first(where: { $0.number == number })
        else { return nil }
        guard ["same-origin", nil].contains(request.headers["sec-fetch-site"]) else {
            return .text("Only a page of this server starts a program.\n", status: 403)
        }
        let host = request.headers["host"] ?? "127.0.0.1"
        do {
            let address = try address(of: play, ofChapter: section.chapter, in: host)
            return .frame(PlayFrame.page(showing: address), of: address)
        } catch {
            return .frame(PlayFrame.page(showing: nil, instead: "\(error)"), of: "'none'", status: 503)
        }
    }

    /// Starts the program, unless it runs already as it is now.
    private func address(of play: String, ofChapter chapter: Int, in host: String) throws -> String {
        let name = "chapter\(chapter)"
        guard let program = folder.stamp(of: name) else {
            throw WorkbookError("Chapter \(chapter) is not built yet. Open this again in a moment.")
        }
        let language = Phrasebook.current.language.rawValue
        let key = "\(play) \(host) \(language)"
        return try running.withLock { running in
            if let known = running[key], known.program == program, known.child.ended() == nil {
                return known.address
            }
            let output = try Outlet()
            let null = open("/dev/null", O_RDWR | O_CLOEXEC)
            defer { for end in [null, output.theirs] { close(end) } }
            let child = try Child(
                folder.path(of: name), ["play", play, "--browser"],
                adding: ["WORKBOOK_READER": "http://\(host)", "WORKBOOK_LANGUAGE": language],
                [null, output.theirs, null], adoptsOrphans: false)
            guard let port = Self.port(told: output, by: child) else {
                child.end()
                throw WorkbookError("The program of chapter \(chapter) does not show its page.")
            }
            // As a page of the same site, by the name that the reader's browser uses for this machine.
            let address = "http://\(host.prefix { $0 != ":" }):\(port)"
            running[key] = Running(program: program, child: child, output: output, address: address)
            return address
        }
    }

    private static func port(told output: Outlet, by child: Child) -> Substring? {
        let deadline = ContinuousClock.now + patience
        while child.ended() == nil, ContinuousClock.now < deadline {
            output.read()
            let said = String(decoding: output.bytes, as: UTF8.self)
            if let port = said.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\//)?.1 { return port }
            var request = pollfd(fd: output.ours, events: Int16(POLLIN), revents: 0)
            _ = poll(&request, 1, 100)
        }
        return nil
    }
}

extension HTTPAnswer {
    /// A page that may hold a frame of this one address, and stands in frames of this server alone.
    fileprivate static func frame(_ html: HTML, of address: String, status: Int = 200) -> HTTPAnswer {
        HTTPAnswer(
            status: status, contentType: "text/html; charset=utf-8", body: Array(html.inLanguage.utf8),
            headers: [
                "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
                "Content-Security-Policy":
                    "default-src 'none'; style-src 'self'; frame-src \(address); frame-ancestors 'self'; base-uri 'none'",
            ])
    }
}
