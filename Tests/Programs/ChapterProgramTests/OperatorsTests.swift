import Book
import Harness
import Lessons
import Testing

/// The appendix of chapter 4: all operators, or one.
struct OperatorsTests {
    @Test("every operator of the table has its sentence, and a figure whose code calls it")
    func complete() throws {
        let entries = try entries(["operators"])
        #expect(entries.map(\.sentence) == Operator.all.map { "`\($0.name)`: \($0.sentence)" })
        for (entry, each) in zip(entries, Operator.all) {
            let code = entry.code.joined(separator: "\n")
            let call = try Regex(each.name == "init" ? "Signal<\\w+> \\{" : "(^|\\W)\(each.name)(\\W|$)")
            #expect(code.contains(call) && entry.shows, "\(each.name)")
            #expect(each.section.map { entry.places.contains("Section \($0).") } != false, "\(each.name)")
        }
    }

    @Test("one or several are shown alone, in any case")
    func alone() throws {
        let shown = try entries(["operators", "subject", "debounce"]).map(\.sentence)
        #expect(shown.map { $0.prefix { $0 != ":" } } == ["`Subject`", "`debounce`"])
    }

    @Test("the sources of one can be moved")
    func moved() throws {
        let run = try Harness.run(4, ["operators", "filter", "--marbles", "1.1=-9-1-7|"])
        #expect(run.text.contains("filter   -9---7|"))
    }

    @Test("an unknown name is answered with the nearest; one without the appendix, with how to ask")
    func unknown() throws {
        let unknown = try Harness.run(4, ["operators", "debunce"])
        #expect(unknown.errorText.contains("Did you mean “debounce”?") && unknown.ending == .exited(64))
        let bare = try Harness.run(4, ["debounce"])
        #expect(
            bare.errorText.contains("swift run chapter4 operators debounce") && bare.ending == .exited(64))
    }

    /// What an entry says and shows.
    private struct Entry {
        let sentence: String
        var code: [String] = []
        var shows = false
        var places = ""
    }

    private func entries(_ arguments: [String]) throws -> [Entry] {
        var entries: [Entry] = []
        for block in try data(of: 4, arguments).sections.flatMap(\.blocks) {
            switch block {
            case .prose(let text) where text.hasPrefix("`"): entries.append(Entry(sentence: text))
            case .example(let example):
                entries[entries.count - 1].code = example.code?.lines ?? []
                entries[entries.count - 1].shows = !example.output.isEmpty
            case .aside(let text): entries[entries.count - 1].places = text
            default: break
            }
        }
        return entries
    }
}
