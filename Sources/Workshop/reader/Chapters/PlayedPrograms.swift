import Book
import Coursework
import Foundation
import HTTPServer
import Programs
import Synchronization
import Text

/// Starts the chapters' programs that show an app, in a frame of a section's page. Each ends by itself when no page shows it.
final class PlayedPrograms: Sendable {
    private struct Running {
        let program: FileStamp
        let child: Child
        /// Kept open while the program runs, so that it can print.
        let output: PipeReader
        let address: String
        /// Whether it has replaced a program of an earlier build.
        let isNew: Bool
    }

    /// The program of one play. Its lock is held while it starts, so that other requests wait instead of starting another one.
    private final class Place: Sendable { let running = Mutex<Running?>(nil) }

    /// How long a program may take to print the address of its page.
    private static let patience = Duration.seconds(10)

    private let folder: ProgramFolder
    private let places = Mutex<[String: Place]>([:])

    init(_ folder: ProgramFolder) { self.folder = folder }

    /// The answer to a request for the frame of a section; `nil` for any other path.
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
            let (address, isNew) = try address(of: play, ofChapter: section.chapter, in: host)
            let news =
                isNew ? "Chapter \(section.chapter) has been built again. This is its new program." : ""
            return .frame(PlayFrame.page(showing: address, below: news), of: address)
        } catch {
            return .frame(PlayFrame.page(showing: nil, below: "\(error)"), of: "'none'", status: 503)
        }
    }

    /// A text that changes with each build of a chapter. It is part of the frame's address, so a browser loads the frame again.
    func version(ofChapter chapter: Int) -> String {
        folder.stamp(of: "chapter\(chapter)").map { String($0.hashValue.magnitude, radix: 36) } ?? ""
    }

    /// The address of the program's page. Starts the program, unless its latest build is running.
    private func address(
        of play: String, ofChapter chapter: Int, in host: String
    ) throws -> (address: String, isNew: Bool) {
        let name = "chapter\(chapter)"
        guard let program = folder.stamp(of: name) else {
            throw WorkbookError("Chapter \(chapter) is not built yet. Open this again in a moment.")
        }
        let language = Phrasebook.current.language.rawValue
        let place = places.withLock { places in
            let key = "\(play) \(chapter) \(host) \(language)"
            let place = places[key] ?? Place()
            places[key] = place
            return place
        }
        return try place.running.withLock { running in
            if let running, running.program == program, running.child.ended() == nil {
                return (running.address, running.isNew)
            }
            let isNew = running.map { $0.isNew || $0.program != program } ?? false
            let output = try PipeReader()
            let null = open("/dev/null", O_RDWR | O_CLOEXEC)
            defer { for end in [null, output.theirs] { close(end) } }
            let child = try Child(
                folder.path(of: name), ["play", play, "--browser"],
                adding: ["WORKBOOK_READER": "http://\(host)", "WORKBOOK_LANGUAGE": language],
                [null, output.theirs, null], killsOrphans: false)
            guard let port = Self.port(told: output, by: child) else {
                child.end()
                throw WorkbookError("The program of chapter \(chapter) does not show its page.")
            }
            // The same host name as in the book's address, `localhost` or `127.0.0.1`: to a browser these are different sites.
            let address = "http://\(host.prefix { $0 != ":" }):\(port)"
            running = Running(
                program: program, child: child, output: output, address: address, isNew: isNew)
            return (address, isNew)
        }
    }

    private static func port(told output: PipeReader, by child: Child) -> Substring? {
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
    /// A page that may contain a frame of this address only, and that only pages of this server may show in a frame.
    fileprivate static func frame(_ html: HTML, of address: String, status: Int = 200) -> HTTPAnswer {
        fresh(
            Array(html.inLanguage.utf8), contentType: "text/html; charset=utf-8",
            policy:
                "default-src 'none'; style-src 'self'; frame-src \(address); frame-ancestors 'self'; base-uri 'none'",
            status: status)
    }
}
