import Testing

@testable import reader

struct EditorAddressTests {
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
    func `If the editor has a URL scheme, a URL opens a file at a line`(
        _ environment: [String: String], _ address: String?
    ) {
        #expect(EditorAddress.of("/a b/C.swift", atLine: 7, environment: environment) == address)
    }
}
