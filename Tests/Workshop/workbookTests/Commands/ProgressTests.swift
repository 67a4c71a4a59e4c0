import Testing

/// The commands that try nothing: `progress`, `list`, `glossary`.
struct ProgressTests {
    @Test(arguments: ["", "progress"])
    func `At the beginning it names the first exercise, and the commands for it`(_ command: String) throws {
        let run = try StandIn().expect(
            command, says: "Chapter 4  ", "0 of 2", "0 of 1", "swift run workbook check 4.3.1",
            "Next: 4.3.1  Count the gusts\n      Exercises/Chapter4/Signals.swift:7", status: 0)
        #expect(!run.text.contains("\u{1B}"))
    }

    @Test func `list prints exercises under their files: all, or those of a chapter`() throws {
        let workbook = try StandIn()
        #expect(
            try workbook.run("list").text == """
                Exercises/Chapter4/Signals.swift
                · 4.3.1  Count the gusts
                · 4.3.2  Let only the strong winds through

                Exercises/Chapter5/Networking.swift
                · 5.1.1  Give the address of an image

                """)
        #expect(
            try workbook.run("list 5").text
                == "Exercises/Chapter5/Networking.swift\n· 5.1.1  Give the address of an image\n")
    }

    @Test func `A stretch exercise is marked, and the next exercise of the core is named, too`() throws {
        let workbook = try StandIn()
        try workbook.mark("4.3.1")
        try workbook.expect("list", says: "· 4.3.1  Count the gusts · stretch\n· 4.3.2  Let")
        let next = "A stretch: you can leave it for later. The next of the core is 4.3.2."
        try workbook.expect("progress", says: next)
        #expect(try StandIn().run("progress").text.contains("stretch") == false)
    }

    @Test func `A missing exercise is listed as missing, and is the next one`() throws {
        let workbook = try StandIn()
        try workbook.remove(StandIn.signals)
        try workbook.expect("list", says: "✘ 4.3.1  Count the gusts: missing")
        try workbook.expect("progress", says: "Next: 4.3.1")
    }

    @Test func `Only reset changes a learner's file`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write("\u{FEFF}" + StandIn.exercises.replacing("\n", with: "\r\n"))
        let before = try workbook.read()
        for verb in ["check", "hint", "list", "grade", "progress"] { _ = try workbook.run(verb) }
        #expect(try workbook.read() == before)
    }

    @Test(arguments: [
        "", "progress", "list", "hint 4.3.1", "check", "check 4.3.2", "grade", "grade --json", "--help",
        "solution 4.3.2 --reveal",
    ])
    func `A pipe that is closed early is no failure`(_ arguments: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7"])
        let enough = try workbook.sh("{ \"$workbook\" \(arguments); echo $? >status; } | head -1")
        #expect(enough.errorText == "" && enough.status == 0)
        #expect(["0\n", "1\n"].contains(try workbook.read("status")))
        // Now the pipe is closed before the first write.
        let none = try workbook.sh(
            """
            { while [ ! -e gone ]; do sleep 0.01; done; "$workbook" \(arguments); echo $? >status; } | (exec <&-; : >gone)
            """)
        #expect(none.errorText == "" && none.status == 0)
        #expect(try workbook.read("status") == "0\n")
        #expect(workbook.temporaryFiles == [])
    }

    #if os(Linux)
    @Test(arguments: ["list", "check 4.3.1", "--help"])
    func `If the disk is full, it says so`(_ arguments: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let run = try workbook.sh("\"$workbook\" \(arguments) >/dev/full")
        #expect(run.errorText == "Nothing more can be written: No space left on device.\n")
        #expect(run.status == 74)
    }
    #endif

    @Test func `The glossary explains a word of either language; an unknown one gets the nearest`() throws {
        let workbook = try StandIn()
        #expect(
            try workbook.run("glossary 热信号").text
                == "hot signal  热信号  4.8\n    Goes on whether or not somebody listens, like a radio programme.\n"
        )
        let complaint = "The glossary has no “signl”. Did you mean “signal”?"
        try workbook.expect("glossary signl", complains: complaint, status: 64)
    }

    @Test func `The language is that of the environment; an unknown one gets a message`() throws {
        let workbook = try StandIn()
        let chinese = try workbook.sh("WORKBOOK_LANGUAGE= LANG=zh_CN.UTF-8 \"$workbook\" list 5")
        #expect(chinese.text.contains("5.1.1") && chinese.errors.isEmpty)
        try workbook.expect("list --language xx", complains: "--language", status: 64)
    }
}
