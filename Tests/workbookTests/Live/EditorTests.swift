import Testing

@testable import workbook

/// The learner's editor, opened at a line in the way it takes that.
struct EditorTests {
    @Test(arguments: [
        ("vim", ["+7", "A.swift"]), ("/usr/bin/nano -w", ["+7", "A.swift"]),
        ("emacsclient -t", ["+7", "A.swift"]),
        ("code --wait", ["-g", "A.swift:7"]), ("hx", ["A.swift:7"]), ("/opt/bin/subl -w", ["A.swift:7"]),
        ("xed", ["-l", "7", "A.swift"]), ("my-editor", ["A.swift"]),
    ])
    func `It is given the file and the line`(_ command: String, _ place: [String]) throws {
        let editor = try #require(Editor(environment: ["EDITOR": command]))
        #expect(editor.arguments(opening: "A.swift", atLine: 7) == ["-c", command + #" "$@""#, "sh"] + place)
    }

    @Test(arguments: [
        (["VISUAL": "vim", "EDITOR": "ed"], true), (["VISUAL": "", "EDITOR": "vim"], true),
        (["VISUAL": "  "], false), ([:], false),
    ])
    func `It is the one that is named, $VISUAL before $EDITOR`(
        _ environment: [String: String], _ isThere: Bool
    ) {
        let editor = Editor(environment: environment)
        #expect((editor?.arguments(opening: "A", atLine: 1)[1].hasPrefix("vim") == true) == isThere)
        #expect((editor != nil) == isThere)
    }

    @Test(arguments: [
        (["EDITOR": "code --wait"], "vscode://file/a%20b/C.swift:7"),
        (["VISUAL": "/usr/bin/cursor"], "cursor://file/a%20b/C.swift:7"),
        (["EDITOR": "codium"], "vscodium://file/a%20b/C.swift:7"),
        (["EDITOR": "zed"], "zed://file/a%20b/C.swift:7"),
        (["EDITOR": "mate -w"], "txmt://open?url=file:///a%20b/C.swift&line=7"),
        (["EDITOR": "bbedit"], "x-bbedit://open?url=file:///a%20b/C.swift&line=7"),
        (["EDITOR": "vim", "TERM_PROGRAM": "vscode"], "vscode://file/a%20b/C.swift:7"),
        (["EDITOR": "vim"], nil), ([:], nil),
    ])
    func `Where it has addresses, one opens a file at a line`(
        _ environment: [String: String], _ address: String?
    ) {
        #expect(Editor.address(environment: environment, opening: "/a b/C.swift", atLine: 7) == address)
    }
}
