import Book
import Foundation
import Testing

/// The table of operators, compared with the core, the sections, and the page that is made from it.
struct OperatorTests {
    @Test func `An operator has a name of its own, a sentence, and a name or none for each library`() {
        #expect(Operator.all.count > 60 && Set(Operator.all.map(\.name)).count == Operator.all.count)
        for each in Operator.all {
            #expect(each.names.count == Operator.libraries.count, "\(each.name)")
            let texts = [each.sentence, each.difference ?? "."]
            #expect(texts.allSatisfy { $0.hasSuffix(".") }, "\(each.name)")
            let sentences = texts.flatMap { $0.components(separatedBy: ". ") }
            #expect(sentences.allSatisfy { $0.count <= 120 }, "\(each.name)")
        }
    }

    @Test func `Every public operator of the core is in the table, and nothing else`() throws {
        let known = Set(Operator.all.map(\.name))
        let core = try Self.operatorsOfCore()
        #expect(core.subtracting(known).sorted() == [], "write them in Sources/Workshop/Book/Operators.swift")
        #expect(known.subtracting(core).sorted() == [], "the core has no such operators any more")
    }

    @Test func `The section that teaches an operator shows it; one without it is shown nowhere`() throws {
        var wrong: [String] = []
        for each in Operator.all {
            let shown = try BookSection.all.filter {
                try $0.number != "4.21" && Self.source(of: $0).uses(each.name)
            }.map(\.number)
            let isRight = each.section.map(shown.contains) ?? shown.isEmpty
            if !isRight {
                wrong.append(
                    "\(each.name), section \(each.section ?? "–"): shown in \(shown.joined(separator: ", "))")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test func `The page of names in other libraries is made from the table`() throws {
        let page = NamesElsewhere(signal: try TextFile("Sources/FRP/FRP.docc/Signal.md").text).text
        if ProcessInfo.processInfo.environment["REWRITE"] != nil {
            try TextFile.write(page, to: NamesElsewhere.path)
        }
        let written = try? TextFile(NamesElsewhere.path).text
        #expect(
            written == page,
            "\(NamesElsewhere.path) is another one. Rewrite it: WORKBOOK_TESTS=WorkshopTests REWRITE=1 swift test --filter OperatorTests"
        )
    }

    @Test(arguments: [
        ("a.map { $0 }", true), ("a.map(f)", true), ("a.map()", true), ("a.map.b", true), ("mapped", false),
        ("a.mapAll(f)", false),
        ("`map` of", false), ("let map = 1", false),
    ])
    func `A call is distinguished from a word`(_ line: String, _ isCall: Bool) {
        #expect(line.uses("map") == isCall)
    }

    @Test func `A member of a property or an array is no operator, even if it has the same name`() {
        #expect("[1, 2].signal.first()".uses("signal") && "[1, 2].signal.first()".uses("first"))
        #expect(!"name.signal".uses("signal") && !"names.first".uses("first"))
    }

    /// The operators of the core: the functions in these files, the initialisers of signals, and the types that share signals or
    /// hold state.
    private static func operatorsOfCore() throws -> Set<String> {
        let files = try TextFile.all(in: "Sources/FRP").filter {
            $0.path.contains(
                #/FRP/(Operators|Sharing|Sequences|State)/|Signal/(Creation|Subscribing|AsyncValues)|Blocking/#
            )
        }
        let function =
            #/\n    (?:@discardableResult )?public (?:static |consuming )*(?:func|var) `?(\w+)(?:`?[(<]|: Signal|: Values)/#
        let list = #/\n    public var (lazyList)/#
        let type = #/\npublic final class (\w+)/#
        let names = files.flatMap { file in
            let isOfState = file.path.contains("/State/") && !file.path.contains(#/Binding|ViewModel/#)
            let types = file.path.contains("/Sequences/") ? [] : file.text.matches(of: type).map(\.output.1)
            let functions = isOfState ? [] : file.text.matches(of: function).map(\.output.1)
            return (types + functions + file.text.matches(of: list).map(\.output.1)).map(String.init)
        }
        // Further members of subjects, lists and view models; and a connection, whose functions are in the table.
        let others: Set = [
            "send", "feed", "hash", "didBecomeActive", "didBecomeInactive", "MulticastConnection",
            "Activation",
        ]
        return Set(names).subtracting(others).union(["init"])
    }

    /// The section's file, and the functions of the app that it shows.
    private static func source(of section: BookSection) throws -> String {
        let own = try TextFile("Chapters/Chapter\(section.chapter)/\(section.fileName)").text
        let bodies = try own.matches(of: #/tell\.body\(\s*of: "(.+?)",\s*in: "(.+?)"/#).map { shown in
            let declaration = shown.1.replacing(#"\n"#, with: "\n")
            let file = "\n" + (try TextFile(String(shown.2)).text)
            let start = try #require(
                file.range(of: declaration)?.lowerBound, "\(section.number): \(declaration)")
            let indent = file[..<start].split(separator: "\n").last?.prefix { $0 == " " } ?? ""
            return file[start...].prefix(
                upTo: file[start...].range(of: "\n\(indent)}")?.lowerBound ?? file.endIndex)
        }
        return ([own] + bodies.map(String.init)).joined(separator: "\n")
    }
}

extension String {
    /// Whether this code calls the operator, or makes a value of the type.
    fileprivate func uses(_ name: String) -> Bool {
        switch name {
        case "init": return contains(#/Signal(<\w+>)? \{ /#)
        // Each property has a `signal` too, and each array a `first`.
        case "signal": return contains("].signal")
        case "first": return contains(".first()")
        default: break
        }
        let call = name.first?.isUppercase == true ? "(^|\\W)\(name)[<(]" : "\\.\(name)(?![\\w`])"
        return (try? Regex(call)).map { contains($0) } ?? false
    }
}

/// The documentation page on names in other libraries, made from the table.
private struct NamesElsewhere {
    static let path = "Sources/FRP/FRP.docc/NamesElsewhere.md"

    /// The documentation page of `Signal`, on which the operators are listed with their symbols.
    let signal: String

    var text: String {
        """
        # Names elsewhere

        What operators and types are called in other libraries.

        ## Overview

        RAC 2 is ReactiveCocoa 2, which the book is written on and which lives on as ReactiveObjC. The names of async-algorithms
        include those that Swift's own asynchronous sequences have. A name says that something similar is there. If
        there is an important difference, it is described under the table, often with the rule that says what the core does: see
        <doc:Rules>.

        \(OperatorGroup.all.map(table).joined(separator: "\n\n"))

        ### Types

        | here | RAC 2 | RxSwift | Combine | Swift |
        | --- | --- | --- | --- | --- |
        | ``Signal`` | `RACSignal` | `Observable` | `Publisher` | `AsyncSequence` |
        | ``Event`` | `RACEvent` | `Event` | a value, or a `Completion` | – |
        | ``Observer`` | `RACSubscriber` | `AnyObserver` | `Subscriber` | `AsyncStream.Continuation` |
        | ``Disposable`` | `RACDisposable` | `Disposable` | `Cancellable` | `Task` |
        | ``ScopedDisposable`` | `RACScopedDisposable` | – | `AnyCancellable` | – |
        | ``SerialDisposable`` | `RACSerialDisposable` | `SerialDisposable` | – | – |
        | ``MulticastConnection`` | `RACMulticastConnection` | `ConnectableObservable` | `ConnectablePublisher` | – |
        | ``Scheduler`` | `RACScheduler` | `SchedulerType` | `Scheduler` | `Executor`, `Clock` |
        | ``MainScheduler`` | `mainThreadScheduler` | `MainScheduler.asyncInstance` | `DispatchQueue.main` | `MainActor` |
        | ``BackgroundScheduler`` | `scheduler` | `SerialDispatchQueueScheduler` | a `DispatchQueue` | – |
        | ``ImmediateScheduler`` | `immediateScheduler` | – | `ImmediateScheduler` | – |

        - `Signal`: an async sequence is pulled. A loop asks for one value after the other, and many sequences have one consumer.
        - `Disposable`: `cancel()` of a task is a request. `dispose()` is final (S4).

        """
    }

    private func table(_ group: OperatorGroup) -> String {
        // A library that has none of a group's operators gets no column.
        let named = Operator.libraries.indices.filter { library in
            group.operators.contains { $0.names[library] != nil }
        }
        let header = ["here"] + named.map { Operator.libraries[$0] }
        let rows = group.operators.map { each in
            [symbol(each)] + named.map { each.names[$0].map { "`\($0)`" } ?? "–" }
        }
        let lines = ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
        let differences = group.operators.compactMap { each in
            each.difference.map { "- `\(each.name)`: \($0)" }
        }
        return (["### \(group.title)", ""] + lines + (differences.isEmpty ? [] : [""] + differences))
            .joined(separator: "\n")
    }

    /// A link to the type, or to the first symbol of this name on the page of `Signal`.
    private func symbol(_ each: Operator) -> String {
        if each.name.first?.isUppercase == true { return "``\(each.name)``" }
        let link = try? Regex<(Substring, Substring)>("- ``(\(each.name)\\b[^`]*)``").firstMatch(in: signal)
        return link.map { "``Signal/\($0.output.1)``" } ?? "`\(each.name)`"
    }
}
