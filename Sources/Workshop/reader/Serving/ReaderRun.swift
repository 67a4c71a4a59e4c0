import Book
import Checking
import Coursework
import Foundation
import HTTPServer
import Programs
import Terminal
import Text

/// A run of `read`: serves the pages, tries answers when they are saved, builds chapters, and sends events to the open pages.
final class ReaderRun {
    private enum News: Sendable {
        case sources(Set<SourceChanges.Change>)
        case opened(BookSection)
        case written(Exercise)
        case checks(CheckQueue.News)
        case builds(ProgramBuilds.News)
    }

    /// The default port, always the same, so that bookmarks and drafts in the browser stay valid.
    static let usualPort = 4433

    private let shared: SharedSession
    private let mailbox = Mailbox<News>()
    private let open = OpenPages()
    private let builds: ProgramBuilds
    private let pages: PageServer
    private let queue: CheckQueue
    private let console: Console
    private var obstacles: [ExerciseID: String] = [:]
    /// The exercises that were written on a page and have no verdict yet.
    private var beingTried: Set<ExerciseID> = []

    init(_ session: Session, _ console: Console, isWritable: Bool) {
        let shared = SharedSession(session)
        (self.shared, self.console) = (shared, console)
        queue = CheckQueue(shared) { [mailbox] in mailbox.post(.checks($0)) }
        let folder = ProgramFolder(of: session.workbook.root)
        builds = ProgramBuilds(
            of: BookChapter.all.map(\.number), session.workbook, folder,
            hear: { [mailbox] in mailbox.post(.builds($0)) })
        let answerHandler = AnswerHandler(shared) { [mailbox] in mailbox.post(.written($0)) }
        pages = PageServer(
            shared, ToldSections(folder), builds, open, isWritable ? answerHandler : nil,
            onOpen: { [mailbox] in mailbox.post(.opened($0)) })
    }

    private var session: Session { shared.value }

    /// Serves until Ctrl-C ends the program.
    func run(_ options: ReadingOptions) throws(WorkbookError) {
        Interruption.listen()
        let root = session.workbook.root
        let sources = SourceChanges(of: root) { [mailbox] in mailbox.post(.sources($0)) }
        queue.watch()
        let server = try serve(insistingOn: options.port)
        let address = "http://127.0.0.1:\(server.port)" + (options.section.map { "/\($0.number).html" } ?? "")
        console.print("Reading at \(address) (Ctrl-C ends it)")
        // The chapter that will be read first is built first, before the browser asks for it; then all others.
        let next = session.next?.id.chapter ?? 1
        _ = builds.want(options.section?.chapter ?? next, thenOthers: true)
        if options.opensBrowser { show(address, server.port) }
        let pulse = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pulse"))
        pulse.schedule(deadline: .now() + .seconds(15), repeating: .seconds(15))
        pulse.setEventHandler { [open] in open.pulse() }
        pulse.resume()
        withExtendedLifetime((sources, server, pulse)) {
            while true { take(mailbox.next()) }
        }
    }

    /// Opens the browser; if there is none, says what to do.
    private func show(_ address: String, _ port: Int) {
        if let browser = Browser(in: session.workbook) { return browser.open(address) }
        console.print(
            """
            No browser was found here. Open this address yourself; from another computer, first forward port \(port) to the same number \
            there.
            """)
    }

    private func serve(insistingOn port: Int?) throws(WorkbookError) -> LoopbackServer {
        do {
            do {
                return try listen(at: port ?? Self.usualPort)
            } catch let error as HTTPServerError where error.isPortTaken && port == nil {
                console.print(
                    "Port \(Self.usualPort) is taken by another program; this is a free one.")
                return try listen(at: 0)
            }
        } catch let error as HTTPServerError where error.isPortTaken {
            throw WorkbookError(
                "Port \(port ?? 0) is taken by another program. Name another, or none: swift run workbook read"
            )
        } catch {
            throw WorkbookError("\(error)")
        }
    }

    private func listen(at port: Int) throws -> LoopbackServer {
        var limits = HTTPLimits()
        limits.bodyBytes = AnswerHandler.limit
        return try LoopbackServer(port: port, limits: limits) { [pages] in pages.answer($0) }
    }

    private func take(_ news: News) {
        switch news {
        case .sources(let changes): take(changes)
        case .opened(let section): queue.wantChanged { $0.id.section == section.number }
        case .written(let exercise):
            beingTried.insert(exercise.id)
            queue.tryNow(exercise)
        case .checks(let news): take(news)
        case .builds(.progress(let chapter, let activity)):
            open.show(PageEvent.Building(chapter: chapter, text: activity.text))
        case .builds(.ended(let chapter, let outcome, let isNew, let seconds)):
            take(chapter, outcome, isNew: isNew, seconds)
        }
    }

    // MARK: Chapters

    private func take(_ changes: Set<SourceChanges.Change>) {
        let all = BookChapter.all.map(\.number)
        let chapters = changes.contains(.library) ? all : all.filter { changes.contains(.chapter($0)) }
        builds.noteChange(of: chapters)
        if !chapters.isEmpty { pages.forgetIndexes() }
        // An open page then loads again, and that request has its chapter built.
        tellChange(of: BookSection.all.filter { chapters.contains($0.chapter) }.map(\.number))
        if changes.contains(.style) { open.tell(.style) }
        if changes.contains(.memory) { queue.read() }
    }

    private func take(_ chapter: Int, _ outcome: ProgramBuild.Outcome, isNew: Bool, _ seconds: Double) {
        open.show(nil as PageEvent.Building?)
        let time = "\((seconds * 10).rounded() / 10) s"
        guard isNew else { return }
        switch outcome {
        case .built: console.print("Chapter \(chapter) is built (\(time)).")
        case .failed(let fault, let details):
            console.print("Chapter \(chapter): \(fault)")
            if let first = details.first { console.print("  \(first)") }
        }
        tellChange(of: BookSection.all.filter { $0.chapter == chapter }.map(\.number))
    }

    private func tellChange(of sections: [String]) {
        if !sections.isEmpty { open.tell(.changed(sections: sections)) }
    }

    // MARK: Exercises

    private func take(_ news: CheckQueue.News) {
        switch news {
        case .read(_, let changed): showSnapshot(changing: changed)
        case .activity(let activity, _): open.show(activity.text)
        case .checked(let exercises, let report, _): take(report, on: exercises)
        case .failed(let error):
            console.print(error.message)
            for id in beingTried { obstacles[id] = error.message }
            beingTried = []
            showSnapshot()
        case .idle: open.show("")
        }
    }

    private func take(_ report: Report, on exercises: [Exercise]) {
        for exercise in exercises { obstacles[exercise.id] = report.obstacles[exercise.id] }
        beingTried.subtract(exercises.map(\.id))
        for exercise in session.catalogue.exercises {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            console.print("\(verdict.state.sign) \(exercise.id)  \(verdict.state.title(exercise))")
        }
        for trouble in report.troubles { console.print(trouble.plainText) }
        showSnapshot(changing: exercises)
    }

    /// Gives the pages a new snapshot, and tells those that have changed, and those with these exercises, to load again.
    private func showSnapshot(changing exercises: [Exercise] = []) {
        let others = pages.show(LearnerSnapshot(of: session, obstacles: obstacles, beingTried: beingTried))
        tellChange(of: others.union(exercises.map(\.id.section)).sorted())
    }
}
