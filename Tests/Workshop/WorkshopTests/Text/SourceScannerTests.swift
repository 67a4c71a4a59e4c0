import Testing

@testable import Text

struct SourceScannerTests {
    /// `◆` marks the end of the closure.
    @Test(
        "the closing brace is found after",
        arguments: [
            ("nothing", "{}◆ }"),
            ("nested closures", "{ a.map { $0.filter { $0 > 1 } } }◆ }"),
            ("a brace in a string", #"{ print("}") }◆ }"#),
            ("an escaped quote", #"{ print("\"}") }◆ }"#),
            ("an escaped backslash", #"{ print("\\") }◆ }"#),
            ("an interpolation with a string", #"{ print("\(a["}"] ?? "}")}") }◆ }"#),
            ("an interpolation with a closure", #"{ print("\(list.map { "<\($0)}>" })") }◆ }"#),
            ("an interpolation with a comment", #"{ print("\(a /* ) */ )}") }◆ }"#),
            ("a raw string", ##"{ print(#"\"}"#) }◆ }"##),
            ("a raw string with an interpolation", ##"{ print(#"\("}") \#(b("}"))}"#) }◆ }"##),
            ("a raw string with two pounds", ###"{ print(##"}"#}"##) }◆ }"###),
            ("a long string", "{ \"\"\"\n} \"quoted\" \"\" }\n\"\"\" }◆ }"),
            ("a long string that interpolates", "{ \"\"\"\n\\(a { \"}\" })\n\\\"\"\"}\n\"\"\" }◆ }"),
            ("a raw long string", "{ #\"\"\"\n\"\"\" }\n\"\"\"# }◆ }"),
            ("an empty string", #"{ print("", "}") }◆ }"#),
            ("a line comment", "{ // it's }\n}◆ }"),
            ("a block comment", "{ /* } /* } */ } */ }◆ }"),
            ("a comment with a quote", "{ // \"\n/* \" */ }◆ }"),
            ("a division", "{ a / b; c / d }◆ / }"),
            ("a regular expression", "{ let brace = /\\/}/ }◆ }"),
            ("an extended regular expression", "{ let brace = #/ / } /# }◆ }"),
            ("a directive", "{ #if DEBUG\n#endif\n}◆ }"),
            ("a macro", "{ #expect(a == \"}\") }◆ }"),
            ("a name in backticks", "{ let `}` = 1 }◆ }"),
            ("brackets of every kind", "{ f([a(b[0]), { ($0) }]) }◆ }"),
            ("Chinese", "{ print(\"热信号}\") /* 冷} */ }◆ }"),
        ]
    )
    func closingBrace(_ name: String, marked: String) {
        let parts = marked.split(separator: "◆").map(String.init)
        var scanner = SourceScanner(Array(parts.joined().utf8), at: 0)
        let isBalanced = scanner.skipBrackets()
        let taken = String(decoding: parts.joined().utf8.prefix(scanner.position), as: UTF8.self)
        #expect(isBalanced && taken == parts[0])
    }

    @Test(
        "no closing brace in",
        arguments: [
            "", "}", "{", "{ (} )", "{ \" }", "{ \"\\( }", "{ \"\"\" }", "{ /* }", "{ // }", "{ `", "{ #\"\"",
            "{ \"\\",
        ]
    )
    func unbalanced(source: String) {
        var scanner = SourceScanner(Array(source.utf8), at: 0)
        let isBalanced = scanner.skipBrackets()
        #expect(!isBalanced)
    }
}
