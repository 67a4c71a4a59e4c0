import Foundation
import Testing

@testable import Coursework

/// Parsing the known answers in `Exercises/Variants`, which a learner reads after a pass.
struct KnownAnswerTests {
    private static let (root, exercises) = (CompletenessTests.root, CompletenessTests.exercises)
    /// All answers in `Exercises/Variants`, parsed once.
    private static let known = Dictionary(
        uniqueKeysWithValues: exercises.map { ($0.id, KnownAnswer.all(to: $0, in: root)) })

    private func variants(_ text: String, _ names: String...) -> [KnownAnswer] {
        KnownAnswer.all(in: text, declaring: names)
    }

    @Test func `The body of a variant replaces the call, unchanged`() {
        let text = #"""
            import Attempts

            public func strongWinds(
                _ wind: Signal<Int>
            ) -> Signal<Int> {
                variants {
                    right("`nil` leaves a wind out.") { wind.compactMap { $0 > 5 ? $0 : nil } }
                    right("A \"filter\" by hand.") {
                        // A signal of our own.
                        Signal { observer in
                            wind.subscribe(next: { if $0 > 5 { observer.sendNext($0) } })
                        }
                    }
                    wrong("lets 5 through") {
                        let least = 5
                        return wind.filter { $0 >= least }
                    }
                }
            }

            public func other() -> Int {
                variants { right("Another exercise.") { 7 } }
            }
            """#
        func answer(_ name: String, isRight: Bool, _ body: String) -> KnownAnswer {
            let head = "public func strongWinds(\n    _ wind: Signal<Int>\n) -> Signal<Int> {"
            return KnownAnswer(name: name, isRight: isRight, code: "\(head)\n\(body)\n}")
        }
        #expect(
            variants(text, "strongWinds") == [
                answer(
                    "`nil` leaves a wind out.", isRight: true, "    wind.compactMap { $0 > 5 ? $0 : nil }"),
                answer(
                    "A \"filter\" by hand.", isRight: true,
                    """
                        // A signal of our own.
                        Signal { observer in
                            wind.subscribe(next: { if $0 > 5 { observer.sendNext($0) } })
                        }
                    """),
                answer(
                    "lets 5 through", isRight: false,
                    "    let least = 5\n    return wind.filter { $0 >= least }"),
            ])
        #expect(variants(text, "other").map(\.name) == ["Another exercise."])
        #expect(variants(text, "nothing") == [])
    }

    @Test func `The code of a type has the members that differ, and the private ones that they use`() {
        let text = """
            public final class Radio {
                private let place = SerialDisposable()
                private var playing: Disposable?

                public init() {}

                public func tune() {
                    variants {
                        right("A place.") { place.set(station()) }
                        right("A variable.") {
                            playing?.dispose()
                            playing = Self.words(1)
                        }
                        wrong("never stops") { play() }
                    }
                }

                public func off() {
                    variants {
                        right("A place.") { place.inner = nil }
                        right("A variable.") { playing?.dispose() }
                        wrong("never stops") {}
                    }
                }

                private static func words(_ number: Int) -> String {
                    "words"
                }
            }
            """
        #expect(
            variants(text, "Radio").map(\.code) == [
                """
                private let place = SerialDisposable()

                public func tune() {
                    place.set(station())
                }

                public func off() {
                    place.inner = nil
                }
                """,
                """
                private var playing: Disposable?

                private static func words(_ number: Int) -> String {
                    "words"
                }

                public func tune() {
                    playing?.dispose()
                    playing = Self.words(1)
                }

                public func off() {
                    playing?.dispose()
                }
                """,
                "public func tune() {\n    play()\n}\n\npublic func off() {\n}",
            ])
    }

    @Test func `A function may contain several calls, and other code`() {
        let text = """
            public final class Album {
                public init(_ index: Int) {
                    first = variants {
                        wrong("fits the index") { max(0, index) }
                        wrong("reads once") { index }
                    }
                    variants {
                        wrong("fits the index") { show(first) }
                        wrong("reads once") {
                            let name = read()
                            show(name)
                        }
                    }
                }
            }
            """
        #expect(
            variants(text, "Album").map(\.code) == [
                """
                public init(_ index: Int) {
                    first = max(0, index)
                    show(first)
                }
                """,
                """
                public init(_ index: Int) {
                    first = index
                    let name = read()
                    show(name)
                }
                """,
            ])
    }

    @Test
    func `The code includes the private helpers that it uses, even if they have several lines`() {
        let text = """
            public func tell(_ kilos: Int) -> Int {
                variants {
                    wrong("is one") { parcel(kilos) }
                    wrong("is two") { 2 }
                }
            }

            private func parcel(
                _ kilos: Int
            ) -> Int {
                kilos
            }
            """
        let parcel = "private func parcel(\n    _ kilos: Int\n) -> Int {\n    kilos\n}"
        #expect(
            variants(text, "tell").map(\.code) == [
                "\(parcel)\n\npublic func tell(_ kilos: Int) -> Int {\n    parcel(kilos)\n}",
                "public func tell(_ kilos: Int) -> Int {\n    2\n}",
            ])
    }

    @Test(arguments: [
        "right(\n            \"A sum.\"\n        ) { 0 + 1 }", "right(\"A sum.\")\n        { 0 + 1 }",
    ])
    func `A long name may be on a line of its own, and so may the brace`(_ answer: String) {
        let text = "public func one() -> Int {\n    variants {\n        \(answer)\n    }\n}\n"
        #expect(
            variants(text, "one") == [
                KnownAnswer(name: "A sum.", isRight: true, code: "public func one() -> Int {\n    0 + 1\n}")
            ])
    }

    @Test func `The body of a variant also replaces a try await before the call`() {
        let text = """
            public func one() async throws -> Int {
                try await variants {
                    try await right("It asks.") {
                        let one = try await ask()
                        return one
                    }
                    try await wrong("adds") { try await ask() + 1 }
                }
            }
            """
        let head = "public func one() async throws -> Int {\n"
        #expect(
            variants(text, "one").map(\.code) == [
                head + "    let one = try await ask()\n    return one\n}",
                head + "    try await ask() + 1\n}",
            ])
    }

    @Test func `Files with CR LF are parsed like others`() {
        let text =
            "public func one() -> Int {\r\n    variants {\r\n        right(\"A sum.\") { 0 + 1 }\r\n    }\r\n}\r\n"
        #expect(variants(text, "one").map(\.code) == ["public func one() -> Int {\n    0 + 1\n}"])
    }

    @Test(arguments: exercises)
    func `Each answer is parsed completely, and has a unique name`(_ exercise: Exercise) {
        let variants = Self.known[exercise.id, default: []]
        #expect(Set(variants.map(\.name)).count == variants.count)
        for code in variants.map(\.code) {
            #expect(!code.contains("variants {") && !code.isEmpty)
            #expect(code.count { $0 == "{" } == code.count { $0 == "}" }, "\(code)")
        }
    }

    @Test(
        "The name of a right answer is a sentence about the difference, that of a wrong one says what it does",
        arguments: exercises)
    func names(_ exercise: Exercise) {
        for variant in Self.known[exercise.id, default: []] {
            let name = variant.name
            #expect(name.count <= 100, "\(name)")
            #expect(name.hasSuffix(".") == variant.isRight, "\(name)")
            #expect((name.first == "`" || name.first?.isUppercase == true) == variant.isRight, "\(name)")
        }
    }

    @Test func `All answers of the folder are found`() throws {
        let folder = Self.root.appending(path: "Exercises/Variants")
        let written = try Catalogue.files(in: folder).flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return Set(text.matches(of: /(?:right|wrong)\(\s*"(.+)"\s*\)\s*\{/).map { "\(file): \($0.1)" })
        }
        let found = Self.exercises.flatMap { exercise in
            Set(Self.known[exercise.id, default: []].map { "\(exercise.file.dropFirst(10)): \($0.name)" })
        }
        #expect(Set(found.map { $0.replacing("\"", with: "\\\"") }) == Set(written))
    }
}
