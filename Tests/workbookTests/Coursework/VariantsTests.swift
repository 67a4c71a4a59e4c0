import Foundation
import Testing

@testable import Coursework

/// Answers that stand beside each other, as a learner reads them after a pass.
@Suite struct VariantsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized
    private static let exercises = (try? Catalogue(of: root))?.exercises ?? []

    private func answers(_ text: String, _ names: String...) -> [Variant] {
        Variants.accepted.answers(in: text, declaring: names)
    }

    @Test func `The answer stands in the place of the call`() {
        let text = #"""
            import Attempts

            public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
                accepted([
                    "`nil` leaves a wind out.": { wind.compactMap { $0 > 5 ? $0 : nil } },
                    "A \"filter\" by hand.": {
                        // A signal of our own.
                        Signal { observer in
                            wind.subscribe(next: { if $0 > 5 { observer.sendNext($0) } })
                        }
                    },
                ])
            }

            public func other() -> Int {
                accepted(["Another exercise.": { 7 }])
            }
            """#
        #expect(
            answers(text, "strongWinds") == [
                Variant(
                    name: "`nil` leaves a wind out.",
                    code: """
                        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
                            wind.compactMap { $0 > 5 ? $0 : nil }
                        }
                        """),
                Variant(
                    name: "A \"filter\" by hand.",
                    code: """
                        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
                            // A signal of our own.
                            Signal { observer in
                                wind.subscribe(next: { if $0 > 5 { observer.sendNext($0) } })
                            }
                        }
                        """),
            ])
        #expect(answers(text, "other").map(\.name) == ["Another exercise."])
        #expect(answers(text, "nothing") == [])
    }

    @Test func `What stands before the call stays, and one expression is returned`() {
        let text = """
            public func tell(
                _ kitchen: Command
            ) -> Signal<Int> {
                let fields = kitchen.fields
                return accepted([
                    "One.": {
                        fields.map { $0 }
                            .filter { $0 > 1 }
                    },
                    "Two.": {
                        let other = fields
                        return other
                    },
                ])
            }
            """
        #expect(
            answers(text, "tell").map(\.code) == [
                """
                public func tell(
                    _ kitchen: Command
                ) -> Signal<Int> {
                    let fields = kitchen.fields
                    return fields.map { $0 }
                        .filter { $0 > 1 }
                }
                """,
                """
                public func tell(
                    _ kitchen: Command
                ) -> Signal<Int> {
                    let fields = kitchen.fields
                    let other = fields
                    return other
                }
                """,
            ])
    }

    @Test func `Of a type there are the functions that differ, and the private members they use`() {
        let text = """
            public final class Radio {
                private let place = SerialDisposable()
                private var playing: Disposable?

                public init() {}

                public func tune() {
                    accepted([
                        "A place.": { [self] in place.set(station()) },
                        "A variable.": { [self] in
                            playing?.dispose()
                            playing = Self.words(1)
                        },
                    ])
                }

                public func off() {
                    accepted([
                        "A place.": { [self] in place.inner = nil }, "A variable.": { [self] in playing?.dispose() },
                    ])
                }

                private static func words(_ number: Int) -> String {
                    "words"
                }
            }
            """
        #expect(
            answers(text, "Radio").map(\.code) == [
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
            ])
    }

    @Test func `What an initialiser ignores is not returned`() {
        let text = """
            public final class Board {
                public init(_ first: String) {
                    destination = first
                    _ = accepted([
                        "A binding.": { self.signal.bind(to: self.sign) },
                        "Two steps.": {
                            let words = self.signal
                            return words.map { $0 }
                                .bind(to: self.sign)
                        },
                        "Put away.": {
                            let words = self.signal.bind(to: self.sign)
                            self.place.set(words)
                            return words
                        },
                    ])
                }
            }
            """
        #expect(
            answers(text, "Board").map(\.code) == [
                """
                public init(_ first: String) {
                    destination = first
                    self.signal.bind(to: self.sign)
                }
                """,
                """
                public init(_ first: String) {
                    destination = first
                    let words = self.signal
                    words.map { $0 }
                        .bind(to: self.sign)
                }
                """,
                """
                public init(_ first: String) {
                    destination = first
                    let words = self.signal.bind(to: self.sign)
                    self.place.set(words)
                }
                """,
            ])
    }

    @Test func `Without a result nothing is returned`() {
        let text =
            "public func show(_ one: Int) {\n    return accepted([\n        \"A call.\": { draw(one) }\n    ])\n}"
        #expect(answers(text, "show").map(\.code) == ["public func show(_ one: Int) {\n    draw(one)\n}"])
    }

    @Test func `What a closure has to drop is not dropped`() {
        let text = """
            public func enable(_ button: Property<Bool>) {
                accepted([
                    "A binding.": {
                        _ = first()
                        _ = signal.bind(to: button)
                    }
                ])
            }
            """
        #expect(
            answers(text, "enable").map(\.code) == [
                "public func enable(_ button: Property<Bool>) {\n    _ = first()\n    signal.bind(to: button)\n}"
            ])
    }

    @Test func `Private functions outside the answer come along, those of several lines too`() {
        let text = """
            public func tell(_ kilos: Int) -> Int {
                mistake([
                    "is one": { parcel(kilos) },
                    "is two": { 2 },
                ])
            }

            private func parcel(
                _ kilos: Int
            ) -> Int {
                kilos
            }
            """
        let parcel = "private func parcel(\n    _ kilos: Int\n) -> Int {\n    kilos\n}"
        let tell = "public func tell(_ kilos: Int) -> Int {\n    parcel(kilos)\n}"
        let variants = Variants.mistakes.answers(in: text, declaring: ["tell"])
        #expect(variants.map(\.name) == ["is one", "is two"])
        #expect(variants.first?.code == "\(parcel)\n\n\(tell)")
    }

    @Test func `Windows line breaks are no difference`() {
        let text =
            "public func one() -> Int {\r\n    accepted([\r\n        \"A sum.\": { 0 + 1 }\r\n    ])\r\n}\r\n"
        #expect(answers(text, "one").map(\.code) == ["public func one() -> Int {\n    0 + 1\n}"])
    }

    @Test("Each answer is read, and its name is a sentence on the difference", arguments: exercises)
    func shipped(_ exercise: Exercise) {
        let answers = Variants.accepted.of(exercise, in: Self.root)
        #expect(Set(answers.map(\.name)).count == answers.count)
        for answer in answers {
            let first = answer.name.first
            #expect(first == "`" || first?.isUppercase == true, "\(answer.name)")
            #expect(
                answer.name.hasSuffix(".") && answer.name.count <= 100, "\(answer.name)")
            #expect(!answer.code.contains("accepted(") && !answer.code.contains("[self] in"))
            #expect(answer.code.count { $0 == "{" } == answer.code.count { $0 == "}" }, "\(answer.code)")
        }
    }

    @Test func `All that stands in the folder is found`() throws {
        let found = Self.exercises.flatMap { exercise in
            Variants.accepted.of(exercise, in: Self.root).map { "\(exercise.id): \($0.name)" }
        }
        #expect(found.count == 220)
    }
}
