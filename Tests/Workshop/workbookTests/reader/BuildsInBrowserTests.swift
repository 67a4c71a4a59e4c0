import Browser
import Harness
import Testing
import Trials

/// What a page shows while its chapter is being built.
@Suite(.inBrowser, .waits) struct BuildsInBrowserTests {
    @Test func `A page shows the build of its own chapter, and no other`() throws {
        let workbook = try StandIn(fates: ["chapter4": "slow"])
        for (chapter, file, number) in [(4, "Signals", "4.3"), (5, "Basics", "5.1")] {
            try workbook.write(
                "Section(\"\(number)\") { tell in\n    tell.prose(\"It is written.\")\n}\n",
                to: "Chapters/Chapter\(chapter)/\(file).swift")
            try workbook.writeProgram(
                ofChapter: chapter, in: "next", StandIn.telling("Chapter \(chapter) tells."))
        }
        let reader = try ReadSession(workbook)
        let address = "http://127.0.0.1:\(reader.port)"
        let tab = try Chromium.shared().open("\(address)/4.3.html")
        // A screen reader must not read out every step of a build.
        #expect(try tab.value("document.querySelector('#activity[role], #activity[aria-live]') === null"))
        try tab.wait(for: "Building chapter 4: 3 of 50", in: "#activity")
        #expect(try tab.text(of: "main").contains("It is written."))
        try tab.go(to: "\(address)/5.1.html")
        try tab.wait(for: "Chapter 5 is being built, after chapter 4.", in: "#follows")
        // After a second the stream has sent the current activity.
        let activity: String = try tab.value(
            "new Promise(done => setTimeout(() => done(document.getElementById('activity').textContent), 1000))"
        )
        #expect(activity == "")
        #expect(try tab.text(of: "main").contains("It is written."))
        try workbook.release()
        try tab.wait(for: "Chapter 5 tells.", in: "main")
        try tab.wait(for: "Outputs and figures are there.", in: ".spoken")
        #expect(tab.complaints == [])
    }

    @Test
    func
        `All chapters are built, beginning with the one that is read; an opened one comes before the others`()
        throws
    {
        let workbook = try StandIn(fates: ["chapter4": "slow"])
        let reader = try ReadSession(workbook)
        try eventually("a build") { workbook.builds.count == 1 }
        _ = try reader.get("/6.1.html")
        try workbook.release()
        try eventually("six builds") { workbook.builds.count == 6 }
        let order = workbook.builds.compactMap { $0.firstMatch(of: /chapter([1-6])/)?.1 }
        #expect(order == ["4", "6", "5", "1", "2", "3"])
    }
}
