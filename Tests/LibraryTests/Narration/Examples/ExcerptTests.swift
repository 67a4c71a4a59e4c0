import Book

@testable import Narration

struct ExcerptTests {
    @Test(arguments: [
        (
            "the common indentation goes",
            "{\n        if windy {\n            print(wind)\n        }\n    }", 2,
            ["if windy {", "    print(wind)", "}"]
        ),
        (
            "empty lines stay inside and go outside",
            "{\n\n    \n    let wind = 7\n   \n    print(wind)\n\n}", 4, ["let wind = 7", "", "print(wind)"]
        ),
        ("all on one line", "{ print(7) }", 1, ["print(7)"]),
        (
            "a comment after the brace is the first line",
            "{  // twice  \n    print(7)\n    print(7)\n}", 1, ["// twice", "print(7)", "print(7)"]
        ),
        (
            "tabs are four spaces", "{\n\tif windy {\n\t\tprint(wind)\n\t}\n}", 2,
            ["if windy {", "    print(wind)", "}"]
        ),
        ("line breaks of Windows", "{\r\n    print(7)\r\n}\r\n", 2, ["print(7)"]),
    ])
    func body(what: String, source: String, line: Int, lines: [String]) {
        let excerpt = Excerpt(of: source, file: "/a/b/Wind.swift", line: 1, column: 1)
        #expect(excerpt?.lines == lines && excerpt?.place == "/a/b/Wind.swift:\(line)")
    }

    private static let weather = """
        /// A wind: see func strong.
        struct Wind {
            func strong(above least: Int) -> Bool {
                least < 5
            }
        }
        """

    @Test(arguments: [
        ("func strong(", 4, ["least < 5"]),
        ("struct Wind", 3, ["func strong(above least: Int) -> Bool {", "    least < 5", "}"]),
    ])
    func `The body of a declaration is found by a part of it`(_ words: String, _ line: Int, _ lines: [String])
    {
        let excerpt = Excerpt(of: Self.weather, file: "Wind.swift", declaring: words)
        #expect(excerpt?.lines == lines && excerpt?.place == "Wind.swift:\(line)")
    }

    @Test(arguments: ["func weak(", "least < 5\n    }\n}"])
    func `There is no body without a declaration`(_ words: String) {
        #expect(Excerpt(of: Self.weather, file: "Wind.swift", declaring: words) == nil)
    }

    @Test func `Words of several lines are found in a file with CR LF`() {
        let excerpt = Excerpt(
            of: Self.weather.replacing("\n", with: "\r\n"), file: "Wind.swift",
            declaring: "struct Wind {\n    func")
        #expect(excerpt?.lines.first == "least < 5" && excerpt?.place == "Wind.swift:4")
    }

    @Test func `The body of a declaration is found in a file of the package`() {
        let path = "Sources/Narration/Page/Page.swift"
        let excerpt = Excerpt(inPackage: path, declaring: "static func spaces(")
        #expect(excerpt?.lines == ["String(repeating: \" \", count: Swift.max(0, count))"])
        #expect(excerpt?.place.hasPrefix(path + ":") == true)
        #expect(Excerpt(inPackage: "No/Such/File.swift", declaring: "{") == nil)
    }

    @Test func thePlaceIsAPathThatAnEditorOpensFromThePackagesFolder() {
        let excerpt = Excerpt(of: "{ print(7) }", file: #filePath, line: 1, column: 1)
        #expect(excerpt?.place == "Tests/LibraryTests/Narration/Examples/ExcerptTests.swift:1")
    }

    @Test func theBraceIsFoundByLineAndColumnInBytes() {
        let excerpt = Excerpt(of: "\n风 { print(1) }; 风 { print(2) }", file: "Wind.swift", line: 2, column: 23)
        #expect(excerpt?.lines == ["print(2)"])
    }

    @Test(arguments: [(1, 2), (1, 0), (0, 1), (9, 1), (1, 99), (2, 1), (3, 1), (2, Int.max), (Int.max, 1)])
    func `there is no excerpt without a closure`(line: Int, column: Int) {
        #expect(Excerpt(of: "{ \n{ }\n{ ", file: "Wind.swift", line: line, column: column) == nil)
    }

    @Test func noExcerptWithoutAFile() {
        #expect(Excerpt(file: "/no/such/Wind.swift", line: 1, column: 1) == nil)
    }

    @Test func ourOwnExamplesMustFitOnAPage() throws {
        let complaints = try linesTooLongForAnExample(inFile: SampleSections.path)
        #expect(
            complaints == [
                "Tests/LibraryTests/Narration/SampleSections.swift:39: 93 columns of code, an example has room for 74"
            ])
    }
}
