@testable import Pixels

struct BoundedTextTests {
    @Test(
        arguments: [
            ("Søren 大 👩🏽‍❤️‍💋‍👨🏿 ạ́", nil),
            ("a\u{301}\u{302}\u{303}\u{304}\u{305}", "a\u{301}\u{302}\u{303}\u{304}"),
            ("", nil),
            (String(repeating: "👩\u{200D}", count: 50) + "👩", String(repeating: "👩\u{200D}", count: 6)),
        ] as [(String, String?)])
    func `Texts that people write are unchanged, and others are limited`(_ text: String, _ bounded: String?) {
        #expect(Array(text.bounded.unicodeScalars) == Array((bounded ?? text).unicodeScalars))
    }
}
