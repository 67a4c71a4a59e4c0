import Book
import Foundation
import Harness
import Lessons
import Testing
import Text

@testable import reader

/// All pages of the book, from the data that the real chapters print.
struct BookPagesTests {
    static let live = Setting(learner: Learner()) { "vscode://file/workbook/\($0):\($1)" }

    /// A page, made once for all tests.
    private struct Page {
        let text: String
        let markup: Markup
    }

    private static let inFiles = pages(in: .files)
    private static let inTool = pages(in: live)

    private static func pages(in setting: Setting) -> [String: Result<Page, any Error>] {
        let pages = BookSection.all.map { section in
            Result {
                let exercises = ExerciseCard.examples(of: section)
                let html = try Told.page(section, exercises: exercises, in: setting).html
                return Page(text: html.text, markup: try Markup(html))
            }
        }
        return Dictionary(uniqueKeysWithValues: zip(BookSection.all.map(\.number), pages))
    }

    private func page(_ section: BookSection, _ pages: [String: Result<Page, any Error>] = inFiles) throws
        -> Page
    {
        try #require(pages[section.number]).get()
    }

    @Test("a page is well-formed, and its ids are unique", arguments: BookSection.all)
    func wellFormed(_ section: BookSection) throws {
        let turns = try Told.section(section.number).blocks.compactMap { block in
            if case .heading(let title) = block { title } else { nil }
        }
        for pages in [Self.inFiles, Self.inTool] {
            let markup = try page(section, pages).markup
            let ids = markup.attributes("id")
            #expect(Set(ids).count == ids.count)
            #expect(markup.all("h1").map(\.text) == [section.title])
            #expect(markup.all("h2").map(\.text).starts(with: turns))
            // The navigation has a link to each headline and exercise of the page.
            let entries = turns.count + section.exercises
            let places = markup.attributes("href").filter { $0.hasPrefix("#") && $0 != "#main" }
            #expect(Set(places).count >= entries && Set(places).isSubset(of: Set(ids.map { "#\($0)" })))
            #expect(markup.all("ol", class: "here").count == (entries == 0 ? 0 : 1))
        }
    }

    @Test(
        "commands in prose are marked as code, and each line of a figure has a label",
        arguments: BookSection.all)
    func commands(_ section: BookSection) throws {
        let page = try page(section, Self.inTool)
        let prose = page.text.replacing(/(?s)<(code|pre|kbd|textarea)[ >].*?<\/\1>/, with: "")
        #expect(prose.firstMatch(of: /swift (run|test|build) [a-z-]+/)?.0 == nil)
        let labels = page.markup.all("text", class: "label").map(\.text)
        #expect(labels.filter { $0.isEmpty || $0.wholeMatch(of: /source \d+/) != nil } == [])
    }

    @Test(
        "every figure has a description in words, and its text as in a terminal", arguments: BookSection.all)
    func figures(_ section: BookSection) throws {
        let markup = try page(section).markup
        let figures = try Told.section(section.number).figures
        #expect(markup.all("figure").count == figures.count)
        #expect(markup.all("details", class: "as-text").count == figures.count)
        #expect(markup.all("svg").allSatisfy { $0.attributes["aria-label"]?.isEmpty == false })
        guard section.number != "3.5" else { return }
        let printed = try ChildProcess.run(
            Products.executable("chapter\(section.chapter)"), [section.number]
        )
        .text
        for element in markup.all("details", class: "as-text") {
            let lines = element.text.dropFirst("as text".count).split(separator: "\n").map { "     \($0)" }
            #expect(printed.contains(lines.joined(separator: "\n")), "\(element.text)")
        }
    }

    @Test func `Every link leads to an existing page, and to an existing place on it`() throws {
        var (ids, links): ([String: Set<String>], [(from: String, to: String)]) = ([:], [])
        func take(_ markup: Markup, at address: String) {
            ids[address] = Set(markup.attributes("id"))
            links += markup.all("a").compactMap { $0.attributes["href"] }.map { (address, $0) }
        }
        for section in BookSection.all { take(try page(section).markup, at: Address.of(section)) }
        take(try Markup(ContentsPage(in: .files).html), at: Address.contents)
        take(try Markup(GlossaryPage.html(in: .files)), at: Address.glossary)
        take(try Markup(QuestionPage(in: .files).copy), at: Address.which)
        take(try Markup(Self.book().html), at: Address.book)
        #expect(links.count > 500)
        for link in links {
            let parts = link.to.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let place = try #require(ids[parts[0].isEmpty ? link.from : parts[0]], "\(link)")
            #expect(parts.count == 1 || place.contains(parts[1]), "\(link)")
        }
    }

    @Test(
        "an exported page has no path of this machine, and loads nothing from other hosts",
        arguments: BookSection.all)
    func selfContained(_ section: BookSection) throws {
        let page = try page(section)
        let addresses = page.markup.attributes("href") + page.markup.attributes("src")
        #expect(addresses.allSatisfy { !$0.contains("://") && !$0.hasPrefix("/") })
        #expect(!page.text.contains(#filePath.prefix { $0 != "T" }))
    }

    @Test("no link is inside another link", arguments: BookSection.all)
    func linksAreApart(_ section: BookSection) throws {
        let parts = try Told.page(section, in: Self.live).html.text.components(separatedBy: "</a>")
        let nested = parts.filter { $0.components(separatedBy: "<a ").count > 2 }
        #expect(nested.map { $0.suffix(100) } == [])
    }

    @Test(
        "a page and the files that it loads have at most 150 KB, an appendix 400",
        arguments: BookSection.all)
    func weight(_ section: BookSection) throws {
        let session = try Told.session.get()
        let setting = Setting(learner: Learner(), key: "key") { "vscode://file/workbook/\($0):\($1)" }
        let cards = ExerciseCardFactory(session)
            .of(section.number, LearnerSnapshot(of: session), in: setting, revealed: [])
        #expect(cards.allSatisfy { $0.editor != nil && !$0.task.isEmpty && !$0.hints.isEmpty })
        let page = try Told.page(section, exercises: cards, in: setting)
        for book in [Phrasebook.english, .forPages(in: .chinese)] {
            let page = Phrasebook.$ofThisPage.withValue(book) { page.html.inLanguage }
            let weight = try Assets.names.filter(page.contains).reduce(page.utf8.count) {
                try $0 + Assets.bytes(of: $1).count
            }
            // A page in Chinese also has the translations of what the scripts say.
            let limit = (section.isAppendix ? 400_000 : 150_000) + (book.language == .chinese ? 3_600 : 0)
            #expect(weight <= limit, "\(weight)")
        }
    }

    static func book() throws -> WholeBookPage {
        WholeBookPage(
            try BookSection.all.map { ($0, try Told.section($0.number), ExerciseCard.examples(of: $0)) })
    }

    @Test func `On the page with the whole book, ids are unique`() throws {
        let markup = try Markup(Self.book().html)
        let ids = markup.attributes("id")
        #expect(Set(ids).count == ids.count && markup.all("nav").isEmpty)
        #expect(markup.all("h1").map(\.text).contains { $0.hasPrefix("4 ReactiveCocoa") })
        #expect(Set(BookSection.all.map(\.title)).isSubset(of: markup.all("h1").map(\.text)))
        #expect(
            try markup.all("figure").count
                == BookSection.all.reduce(0) { try $0 + Told.section($1.number).figures.count })
    }

    @Test func `Each operator has a headline`() throws {
        let section = try #require(BookSection("4.21"))
        let ids = Set(try page(section).markup.all("h3").compactMap { $0.attributes["id"] })
        #expect(ids.count == OperatorGroup.all.reduce(0) { $0 + $1.operators.count })
        #expect(ids.isSuperset(of: ["debounce", "combineLatest", "filter"]))
    }

    @Test func `The scripts of a page have at most 60,000 bytes together`() throws {
        let bytes = try (Assets.scripts + [Assets.which]).reduce(try Assets.bytes(of: Assets.theme).count) {
            try $0 + Assets.bytes(of: $1).count
        }
        #expect(bytes <= 60_000)
    }

    @Test(arguments: Assets.names) func `A script and a style sheet are served without their comments`(
        _ name: String
    ) throws {
        let served = String(decoding: try Assets.bytes(of: name), as: UTF8.self)
        let starts = served.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(starts.count > 3 && !starts.contains { $0.hasPrefix("/") || $0.hasPrefix("*/") })
    }

    @Test func `A section that reads typed lines says what they mean`() throws {
        let reading = try BookSection.all.filter { try Told.section($0.number).readsTyped }
        #expect(reading.map(\.number) == ["4.4", "4.5", "4.6"])
        for section in reading {
            let label = try #require(try page(section, Self.inTool).markup.all("label").first)
            let example = try #require(label.text.firstMatch(of: /here, each .+: (\S+?)[,.]/)).1
            let code = try Told.section(section.number).examples.first {
                $0.output.description.contains(example)
            }
            #expect(code != nil, "\(label.text)")
        }
    }

    @Test("on a live page the marbles of all sources can be moved", arguments: BookSection.all)
    func movable(_ section: BookSection) throws {
        let sources = try Told.section(section.number).examples.flatMap { example in
            example.sources.indices.map { "\(example.number).\($0 + 1)" }
        }
        #expect(Set(try page(section, Self.inTool).markup.attributes("data-source")) == Set(sources))
        #expect(try page(section).markup.attributes("data-source").isEmpty)
    }
}

extension ExerciseCard {
    fileprivate static func examples(of section: BookSection) -> [ExerciseCard] {
        (0..<section.exercises).map { index in
            ExerciseCard(
                number: "\(section.number).\(index + 1)", title: "An exercise", isStretch: false, task: [],
                place: Place("Exercises/Chapter4/Signals.swift:\(index)"), hints: [], verdict: nil)
        }
    }
}

extension SectionData {
    fileprivate var figures: [Figure] { examples.flatMap(\.figures) }
}
