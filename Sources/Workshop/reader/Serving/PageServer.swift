import Book
import Coursework
import Foundation
import HTTPServer
import Programs
import Synchronization
import Text

/// Answers all requests of the browser: table of contents, sections, scripts, events. Only `AnswerHandler` changes a source file.
final class PageServer: Sendable {
    private let workbook: Workbook
    private let sections: ToldSections
    private let builds: ProgramBuilds
    private let cards: ExerciseCardFactory
    private let open: OpenPages
    private let answerHandler: AnswerHandler?
    private let editor: EditorHandler?
    private let plays: PlayedPrograms
    private let questions: QuestionHandler
    private struct Shown {
        let snapshot: LearnerSnapshot
        /// A cache of cards, by section and language. They change only with the snapshot.
        var cards: [String: [ExerciseCard]] = [:]
    }

    private let shown: Mutex<Shown>
    /// A cache of search indexes. It is emptied when a source has changed.
    private let indexes = Mutex<[Language: [UInt8]]>([:])
    /// A cache of markup, by section and language, with the version of the program that has told the section.
    private let drawn = Mutex<[String: (program: String, blocks: DrawnBlocks)]>([:])
    private let onOpen: @Sendable (BookSection) -> Void

    /// - Parameters:
    ///   - answerHandler: saves what is written on the pages; `nil`: they are read-only.
    ///   - onOpen: called with each section whose page is loaded.
    init(
        _ shared: SharedSession, _ sections: ToldSections, _ builds: ProgramBuilds, _ open: OpenPages,
        _ answerHandler: AnswerHandler?,
        onOpen: @escaping @Sendable (BookSection) -> Void
    ) {
        let session = shared.value
        workbook = session.workbook
        (self.sections, self.builds, self.open, self.answerHandler) = (sections, builds, open, answerHandler)
        self.onOpen = onOpen
        editor = answerHandler.flatMap { EditorHandler(of: session.workbook, key: $0.key) }
        cards = ExerciseCardFactory(session)
        let folder = ProgramFolder(of: session.workbook.root)
        plays = PlayedPrograms(folder)
        questions = QuestionHandler(shared, folder, key: answerHandler?.key)
        shown = Mutex(Shown(snapshot: LearnerSnapshot(of: session)))
    }

    /// Shows this on the pages from now on. Returns the sections whose pages change.
    func show(_ new: LearnerSnapshot) -> Set<String> {
        shown.withLock { shown in
            defer { shown = Shown(snapshot: new) }
            return new.sections(changedSince: shown.snapshot)
        }
    }

    func forgetIndexes() { indexes.withLock { $0 = [:] } }

    /// The search index. To make it takes most of a second, so the lock is held: other requests wait instead of making it, too.
    private var index: [UInt8] {
        indexes.withLock { indexes in
            let language = Phrasebook.current.language
            let index =
                indexes[language]
                ?? Array(SearchIndex(of: workbook.root, exercises: cards.shipped).script.utf8)
            indexes[language] = index
            return index
        }
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        Phrasebook.$ofThisPage.withValue(.wanted(by: request)) { answerInLanguage(request) }
    }

    private func answerInLanguage(_ request: HTTPRequest) -> HTTPAnswer {
        if request.path == "/\(AnswerHandler.path)" {
            return answerHandler?.answer(request)
                ?? .refusal(403, "These pages are served with --read-only: nothing is written on them.")
        }
        if let editor, request.path.hasPrefix("/\(EditorHandler.path)") { return editor.answer(request) }
        if request.path == "/\(QuestionHandler.path)" { return questions.note(request) }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .methodNotAllowed(allowing: ["GET", "HEAD"])
        }
        if let answer = plays.answer(request) { return answer }
        let path = request.path.dropFirst()
        if path == Address.glossary || path == "glossary" { return .page(GlossaryPage.html(in: setting)) }
        if Assets.names.contains(String(path)) { return file(String(path)) }
        if path == Address.book { return book(request) }
        if path == Assets.index { return .page(index, contentType: Assets.contentType(of: Assets.index)) }
        if path == "events", request.method == "GET" { return .events { [open] in open.add($0) } }
        let section = BookSection.all.first { Address.of($0) == path }
        let isContents = path.isEmpty || path == Address.contents
        let isQuestion = path == Address.which || path == "which"
        guard
            section == nil && !isContents && !isQuestion || request.query.isEmpty || !request.isFromElsewhere
        else {
            return .text("A page of another server may lead here, and may have nothing run.\n", status: 403)
        }
        if isQuestion { return question(request) }
        if isContents {
            return contents(SectionRequest(ContentsPage.exampleSection, query: request.query), request)
        }
        if let section {
            onOpen(section)
            return page(of: SectionRequest(section, query: request.query), request)
        }
        if path == "operators" || path.hasPrefix("operators/"),
            let place = Address.ofOperator(String(path.dropFirst("operators/".count)))
        {
            return .redirect(to: place)
        }
        let name = path.hasSuffix(".html") ? path.dropLast(5) : path
        if let section = BookSection.all.first(where: { [$0.number, $0.name].contains(name.lowercased()) }) {
            return .redirect(to: Address.of(section) + request.query.written)
        }
        return nothing(at: String(path))
    }

    private var setting: Setting {
        let (root, environment, editor) = (workbook.root, workbook.environment, editor)
        return Setting(learner: shown.withLock(\.snapshot.learner), key: answerHandler?.key) { file, line in
            EditorAddress.of(root.appending(path: file).path, atLine: line, environment: environment)
                ?? editor.map { _ in "\(EditorHandler.path)\(file):\(line)" }
        }
    }

    private func file(_ name: String) -> HTTPAnswer {
        guard let bytes = try? Assets.bytes(of: name) else { return nothing(at: name) }
        return .page(bytes, contentType: Assets.contentType(of: name))
    }

    private func contents(_ wanted: SectionRequest, _ request: HTTPRequest) -> HTTPAnswer {
        do throws(TellingFailure) {
            return .page(ContentsPage(try sections.tell(wanted) { request.isAwaited() }, in: setting).html)
        } catch .refused(let words) {
            return refusal(words, nil)
        } catch {
            // The table of contents can be shown without output of its example.
            return .page(
                ContentsPage(WrittenSection.read(wanted.section, in: workbook.root), in: setting).html)
        }
    }

    private func book(_ request: HTTPRequest) -> HTTPAnswer {
        var parts: [WholeBookPage.Part] = []
        for entry in BookSection.all {
            let told = try? sections.tell(SectionRequest(entry)) { request.isAwaited() }
            guard let data = told ?? WrittenSection.read(entry, in: workbook.root) else { continue }
            parts.append((entry, data, cards.shipped(entry.number)))
        }
        return .page(WholeBookPage(parts).html)
    }

    // MARK: Sections

    private func question(_ request: HTTPRequest) -> HTTPAnswer {
        let wanted = QuestionRequest(query: request.query)
        guard wanted.name != nil || wanted.isOver else { return .redirect(to: questions.next(wanted)) }
        guard wanted.row?.contains("\0") != true else {
            return refusal(["A diagram, or a line that is typed, has no character 0."], nil)
        }
        let chapter = QuestionProgram.chapter
        if case .failed(let fault, let details) = builds.want(chapter) {
            return message(
                "Chapter \(chapter) cannot be built", fault + " " + Self.afterFailure, details, nil,
                status: 500)
        }
        do throws(QuestionProgram.Trouble) {
            return .page(try questions.page(wanted, in: setting))
        } catch {
            switch error {
            case .missing:
                return message(
                    "Chapter \(chapter) is being built",
                    "It makes the questions. That takes half a minute the first time. This page goes on by itself.",
                    [], nil, status: 503)
            case .refused(let lines): return refusal(lines, nil)
            case .failed(let fault, let details):
                return message("There is no question", fault, details, nil, status: 500)
            }
        }
    }

    private func page(of wanted: SectionRequest, _ request: HTTPRequest) -> HTTPAnswer {
        let section = wanted.section
        if case .failed(let fault, let details) = builds.want(section.chapter) {
            return message(
                "Chapter \(section.chapter) cannot be built", fault + " " + Self.afterFailure, details,
                section,
                status: 500)
        }
        if wanted.diagrams.contains(where: { $0.marbles.contains("\0") })
            || wanted.typed?.contains("\0") == true
        {
            return refusal(["A diagram, or a line that is typed, has no character 0."], section)
        }
        do throws(TellingFailure) {
            let data = try sections.tell(wanted) { request.isAwaited() }
            return .page(render(data, wanted))
        } catch {
            if case .missing = error, let written = WrittenSection.read(section, in: workbook.root) {
                return .page(render(written, wanted, follows: whatIsBuilt(for: section)))
            }
            return answer(to: error, section)
        }
    }

    private static let afterFailure =
        "Save it again when it is right: the chapter is built then, and this page follows."

    private func whatIsBuilt(for section: BookSection) -> String {
        let other = builds.current.flatMap { $0 == section.chapter ? nil : $0 }
        guard let other else { return "Chapter \(section.chapter) is being built." }
        return "Chapter \(section.chapter) is being built, after chapter \(other)."
    }

    private func render(_ data: SectionData, _ wanted: SectionRequest, follows: String? = nil) -> HTML {
        let setting = setting
        let name = "\(data.number) \(Phrasebook.current.language.rawValue)"
        let exercises = shown.withLock { shown in
            if wanted.revealed == nil, let known = shown.cards[name] { return known }
            let made = cards.of(
                data.number, shown.snapshot, in: setting,
                revealed: Set([wanted.revealed].compactMap(\.self))
            ).map(\.drawn)
            if wanted.revealed == nil { shown.cards[name] = made }
            return made
        }
        let program = plays.version(ofChapter: wanted.section.chapter)
        let blocks = drawn.withLock { drawn in
            if let known = drawn[name], known.program == program { return known.blocks }
            let new = DrawnBlocks()
            drawn[name] = (program, new)
            return new
        }
        return SectionPage(
            data, of: wanted.section, exercises: exercises, typed: wanted.typed, follows: follows,
            program: program, drawn: blocks, in: setting
        ).html
    }

    private func answer(to failure: TellingFailure, _ section: BookSection) -> HTTPAnswer {
        switch failure {
        case .missing:
            return message(
                "Chapter \(section.chapter) is being built",
                "\(whatIsBuilt(for: section)) That takes half a minute the first time. This page goes on to \(section.number) by itself.",
                [], section, status: 503)
        case .refused(let words): return refusal(words, section)
        case .failed(let words): return message(words.title, words.message, words.lines, section, status: 500)
        case .unwanted: return .text("Nobody waited for this.\n", status: 503)
        }
    }

    private func refusal(_ words: [String], _ section: BookSection?) -> HTTPAnswer {
        message(
            "This cannot be run", "The chapter's program says why:", words, section, status: 422)
    }

    // MARK: Messages

    private func nothing(at path: String) -> HTTPAnswer {
        let word = String(path.replacing(/\.html$/, with: "").prefix(60))
        let near = ReadingOptions.nearest(to: word).names.compactMap { name in
            BookSection.all.first { [$0.number, $0.name].contains(name) }
        }
        let question =
            near.isEmpty
            ? "" : " Did you mean \(near.map { "\($0.number) \($0.title)" }.joined(separator: ", or "))?"
        return message(
            "There is no such page",
            "Nothing is found at “\(word)”.\(question) The contents name all sections.", [], nil,
            status: 404)
    }

    private func message(
        _ title: String, _ message: String, _ details: [String], _ section: BookSection?, status: Int
    ) -> HTTPAnswer {
        .page(
            MessagePage.html(title, message, details: details, section: section, in: setting), status: status)
    }
}

extension HTTPAnswer {
    fileprivate static func redirect(to page: String) -> HTTPAnswer {
        var answer = HTTPAnswer.text("It is at \(page).\n", status: 302)
        answer.headers["Location"] = "/\(page)"
        return answer
    }
}
