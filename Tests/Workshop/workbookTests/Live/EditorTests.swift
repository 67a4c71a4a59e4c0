import Harness
import Testing

@testable import Programs
@testable import workbook

/// The learner's editor, opened at a line by its own syntax.
struct EditorTests {
    @Test(arguments: [
        ("vim", ["+7", "A.swift"]), ("/usr/bin/nano -w", ["+7", "A.swift"]),
        ("emacsclient -t", ["+7", "A.swift"]), ("code --wait", ["-g", "A.swift:7"]), ("hx", ["A.swift:7"]),
        ("/opt/bin/subl -w", ["A.swift:7"]), ("'/My Apps/subl' -w", ["A.swift:7"]),
        ("xed", ["-l", "7", "A.swift"]), ("my-editor", ["A.swift"]),
    ])
    func `The editor gets the file and the line`(_ command: String, _ place: [String]) throws {
        let editor = try #require(Editor(environment: ["EDITOR": command]))
        #expect(editor.script == command + #" "$@""#)
        #expect(editor.place(in: "A.swift", atLine: 7) == place)
    }

    @Test(arguments: [
        (["VISUAL": "vim", "EDITOR": "ed"], true), (["VISUAL": "", "EDITOR": "vim"], true),
        (["VISUAL": "  "], false), ([:], false),
    ])
    func `The editor is that of $VISUAL or $EDITOR, in this order`(
        _ environment: [String: String], _ isThere: Bool
    ) {
        let editor = Editor(environment: environment)
        #expect((editor?.script.hasPrefix("vim") == true) == isThere)
        #expect((editor != nil) == isThere)
    }

    @Test(
        "if none is named it is VS Code in its own terminal, otherwise vi, if they are installed",
        arguments: [
            (["code", "vi"], "vscode", "code"), (["code", "vi"], "", "vi"), (["vi"], "vscode", "vi"),
            ([], "vscode", nil),
        ])
    func usual(_ programs: [String], _ terminal: String, _ taken: String?) throws {
        let folder = try TestFolder(called: "editors")
        for program in programs { try folder.writeProgram("#!/bin/sh\n", to: program) }
        let editor = Editor(environment: ["PATH": folder.folder.path, "TERM_PROGRAM": terminal])
        #expect(editor?.script == taken.map { $0 + #" "$@""# })
    }

    @Test func `If the editor is not installed, the message names it`() throws {
        let editor = try #require(Editor(environment: ["EDITOR": "nonesuch -w"]))
        let handover = editor.handover(opening: "A", atLine: 1)
        #expect(handover.failure(127).contains("There is no program `nonesuch`"))
        #expect(handover.failure(1) == "The editor has ended with an error.")
    }
}
