import FRP
import Foundation
import HTTPServer
import Harness
import PhotoService
import Photographs
import Pixels
import Testing
import Trials

/// The app and the timeline of chapter 6 in a terminal, as a person uses them, over a service that is watched.
@Suite("chapter6 play", .waits) struct MVVMPlayTests {
    /// A service that runs, and a window with the app in it.
    private final class Rig {
        let service = PhotoService()
        let address: URL
        let window: PseudoTerminal
        /// The photos as the gallery shows them.
        let photos = Photograph.all.sorted { $0.rating > $1.rating }

        init(_ play: String..., columns: Int = 100) throws {
            address = try service.start()
            window = try PseudoTerminal(playing: 6, play, photos: address, columns: columns)
        }

        /// The rig, as soon as its window shows the details of the best photo.
        func showingDetails() throws -> Rig {
            try window.wait("pictures") { pixels(5, $0) > 50 }
            window.send("\r")
            try window.wait("the large picture") {
                $0.text.contains("1 of 100") && $0.text.contains("[ More ]") && pixels(10, $0) > 20
            }
            try window.send("\r", toSee: "[ Log in to vote for it ]")
            try window.wait(for: "\(photos[0].votes) votes")
            return self
        }

        /// Votes, which asks for a login: types the name, the password, and Enter.
        func vote(loggingInWith password: String) throws {
            try window.send("v", toSee: "Try ash with the password furrow.")
            window.send("ash\t\(password)\r")
        }
    }

    @Test func `Gallery, photo, details, a login refused and then accepted, and one vote is counted`() throws
    {
        let rig = try Rig().showingDetails()
        #expect(rig.window.screen.text.contains("rated \(String(format: "%.2f", rig.photos[0].rating))"))
        try rig.vote(loggingInWith: "harbour")
        try rig.window.wait(for: "That name and password do not belong together.")
        #expect(rig.window.screen.text.contains("ash"))
        try rig.window.send("\u{15}furrow\r", toSee: "[ You have voted for it ]")
        try rig.window.wait(for: "\(rig.photos[0].votes + 1) votes")
        #expect(rig.service.votes(for: rig.photos[0].id) == 1)
        try rig.window.send("vv\u{1B}", toSee: "[ More ]")
        try rig.window.send("\u{1B}[C\r", toSee: "[ Vote for it ]")
        try rig.window.send("v", toSee: "[ You have voted for it ]")
        #expect(rig.photos[..<2].map { rig.service.votes(for: $0.id) } == [1, 1])
        #expect(rig.service.requests.filter { $0.hasSuffix("/vote") }.count == 2)
        try rig.window.leave()
    }

    @Test func `Who has voted elsewhere is told, and the vote counts once`() throws {
        let rig = try Rig().showingDetails()
        let elsewhere = PixelsClient(rig.address)
        let token = try #require(elsewhere.logIn("ash", password: "furrow").first())
        // Votes in the moment between the login and the vote of this window.
        rig.service.cause(.latency(.milliseconds(300)), on: "/v1/login", times: 1)
        try rig.vote(loggingInWith: "furrow")
        _ = elsewhere.vote(for: rig.photos[0].id, token: token).first()
        try rig.window.wait(for: "You have voted for this photo before.")
        try rig.window.wait(for: "[ You have voted for it ]")
        #expect(rig.service.votes(for: rig.photos[0].id) == 1)
        try rig.window.leave()
    }

    @Test func `A service that is lost in the middle is said in words, and everything can be tried again`()
        throws
    {
        let rig = try Rig().showingDetails()
        // The service has counted this vote, but its answer is lost.
        rig.service.cause(.cutOff, on: "/v1/photos/\(rig.photos[0].id)/vote", times: 1)
        try rig.vote(loggingInWith: "furrow")
        try rig.window.wait(for: "No answer from")
        try rig.window.wait(for: "[ You have voted for it ]")
        #expect(rig.service.votes(for: rig.photos[0].id) == 1)
        try rig.window.send("\u{1B}", toSee: "[ More ]")
        try rig.window.send("\u{1B}[C\r", toSee: "[ Vote for it ]")
        rig.service.stop()
        rig.window.send("v")
        try rig.window.wait("words, and a button that can be pressed") {
            $0.text.contains("No answer from") && $0.text.contains("[ Vote for it ]")
        }
        try rig.window.send("v\u{1B}", toSee: "2 of 100")
        #expect(rig.service.requests.filter { $0 == "/v1/login" }.count == 1)
        #expect(rig.service.votes(for: rig.photos[1].id) == 0)
        try rig.window.leave()
    }

    @Test func `The list beside the pictures and the pictures are in step, whichever acts`() throws {
        let rig = try Rig()
        try rig.window.wait("pictures") { pixels(5, $0) > 60 }
        try rig.window.send("l\t", toSee: "1. \(rig.photos[0].name.prefix(12))")
        rig.window.send(String(repeating: "\u{1B}[B", count: 25))
        try rig.window.wait("the list, scrolled, and the pictures with it") { screen in
            screen.text.contains("26. \(rig.photos[25].name.prefix(12))")
                && screen.text.components(separatedBy: rig.photos[25].name.prefix(8)).count == 3
        }
        rig.window.send("l")
        try rig.window.wait("the pictures alone") {
            !$0.text.contains("26. ") && $0.text.contains("26 of 100")
        }
        try rig.window.leave()
    }

    @Test func `Who cannot be called so is not looked up`() throws {
        let rig = try Rig("timeline")
        try rig.window.wait(for: "Timeline of")
        rig.window.send("bjarki!\r")
        try rig.window.send("\u{7F}\r", toSee: "Bjarki Þórsson")
        #expect(rig.service.requests.filter { $0.hasPrefix("/v1/users") }.first == "/v1/users/bjarki")
        try rig.window.leave(by: "\u{1B}")
    }

    @Test(arguments: [24, 40, 60, 80])
    func `In a narrow window the gallery still says how to leave, or where that is told`(_ columns: Int)
        throws
    {
        let rig = try Rig(columns: columns)
        try rig.window.wait("pictures") { pixels(5, $0) > 8 }
        let last = rig.window.screen.lines[23]
        #expect(last.hasSuffix("? keys") && last.contains("Esc leaves"), "\(last)")
    }

    @Test func `A timeline is scrolled to its end, and then asks for nothing more`() throws {
        let rig = try Rig("timeline")
        try rig.window.wait(for: "Timeline of")
        rig.window.send("slowshutter\r")
        try rig.window.wait("the first posts, with pictures") {
            $0.text.contains("10 posts, and more") && pixels(6, $0) >= 4
        }
        var pages = 1
        func remark(_ screen: VirtualScreen) -> String {
            screen.lines[21].trimmingCharacters(in: .whitespaces)
        }
        while !remark(rig.window.screen).hasPrefix("all ") {
            let before = "\(pages * 10) posts, and more"
            rig.window.send("\u{1B}[F")
            try rig.window.wait("more, or all") { screen in
                ![before, "loading …"].contains(remark(screen))
            }
            pages += 1
        }
        let asked = rig.service.requests.filter { $0.hasSuffix("/posts") }.count
        #expect(asked == pages && pages >= 3)
        rig.window.send("\u{1B}[F\u{1B}[F\u{1B}[Z\r")
        try rig.window.wait("the person") { $0.text.contains("@slowshutter") && pixels(10, $0) > 10 }
        #expect(rig.service.requests.filter { $0.hasSuffix("/posts") }.count == asked)
        try rig.window.send("\u{1B}", toSee: "Timeline of slowshutter")
        try rig.window.leave(by: "\u{1B}")
    }

    @Test func `In a pipe the gallery is a list, and numbers choose`() throws {
        let run = try run(6, ["play"], typed: "3\nthree\n1000\n")
        let photos = Photograph.all.sorted { $0.rating > $1.rating }
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(run.ending == .exited(0) && run.errorText == "")
        #expect(lines.first == "Popular photos" && lines.count == 104)
        #expect(lines[1] == "* 1. \(photos[0].name)" && lines[2] == "  2. \(photos[1].name)")
        #expect(
            lines.suffix(3) == [
                "* 3. \(photos[2].name)", "“three” is not a photo's number.", "* 100. \(photos[99].name)",
            ])
    }

    @Test func `In a pipe any line is answered with one`() throws {
        let typed = [
            "\(Int.min)", "\(Int.max)", "0", "-1", "9223372036854775808", "+3", "", "\u{1B}[2J", "٣",
        ]
        let run = try run(6, ["play"], typed: typed.joined(separator: "\n") + "\n")
        let lines = run.text.split(separator: "\n").map(String.init)
        #expect(run.ending == .exited(0) && run.errorText == "" && lines.count == 101 + typed.count)
        let numbers = lines.suffix(typed.count).map {
            $0.split(separator: " ").prefix(2).joined(separator: " ")
        }
        #expect(numbers.prefix(4) == ["* 1.", "* 100.", "* 1.", "* 1."] && numbers[5] == "* 3.")
        #expect(run.text.contains("“␛[2J” is not a photo's number."))
    }

    @Test func `In a pipe, a service without photos is said in words`() throws {
        let server = try LoopbackServer { _ in .text("{\"photos\":[]}") }
        defer { server.stop() }
        let address = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
        let run = try playInPipe(6, photos: address, typed: "1\n")
        #expect(run.ending == .exited(1) && run.errorText.contains("The service has no photos."))
    }

    @Test func `In a pipe too, a service that fails is said in words`() throws {
        let service = PhotoService()
        defer { service.stop() }
        service.cause(.status(500), on: "/v1/photos")
        let run = try playInPipe(6, photos: service.start())
        #expect(run.ending == .exited(1) && run.errorText.contains("the service is in trouble"))
        let timeline = try Harness.run(6, ["play", "timeline"])
        #expect(timeline.ending == .exited(64) && timeline.errorText.contains("swift run chapter6 timeline"))
    }
}
