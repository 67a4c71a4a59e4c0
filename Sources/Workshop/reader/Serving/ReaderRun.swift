import Book
import Checking
import Coursework
import Foundation
import HTTPServer
import Programs
import Terminal
import Text

/// `read` while it goes on: tries what is saved, and tells the pages that are open.
final class ReaderRun {
    private enum News: Sendable {
        case sources(Set<SourceChanges.Change>)
        case opened(BookSection)
        case written(Exercise)
        case checks(CheckQueue.News)
        case builds(ProgramBuilds.News)
    }

    /// The port where readers look for it.
    static let usualPort = 4433

    private var session: Session
    private let mailbox = Mailbox<News>()
    private let open = OpenPages()
    private let builds: ProgramBuilds
    private let pages: PageServer
    private let queue: CheckQueue
    private let console: Console
    private var obstacles: [ExerciseID: String] = [:]
    /// What was written on a page, and has no verdict yet.
    private var tried: Set<ExerciseID> = []

    init(_ session: Session, _ console: Console, isWritable: Bool) {
        (self.session, self.console) = (session, console)
        queue = CheckQueue(session) { [mailbox] in mailbox.post(.checks($0)) }
        let folder = ProgramFolder(of: session.workbook.root)
        builds = ProgramBuilds(
            of: BookChapter.all.map(\.number), session.workbook, folder,
            hear: { [mailbox] in mailbox.post(.builds($0)) })
        let desk = AnswerDesk(session) { [mailbox] in mailbox.post(.written($0)) }
        pages = PageServer(
            session, ToldSections(folder), builds, open, isWritable ? desk : nil,
            hearOpened: { [mailbox] in mailbox.post(.opened($0)) })
    }

    /// Serves, and tells what happens, until somebody ends it with Ctrl-C.
    func run(_ options: ReadingOptions) throws(WorkbookError) {
        Interruption.listen()
        let root = session.workbook.root
        let sources = SourceChanges(of: root) { [mailbox] in mailbox.post(.sources($0)) }
        queue.watch()
        let server = try serve(insistingOn: options.port)
        let address = "http://127.0.0.1:\(server.port)" + (options.section.map { "/\($0.number).html" } ?? "")
        console.print("Reading at \(address) (Ctrl-C ends it)")
        // What is read first is built first, before the browser asks, and then all that may be read.
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

    /// Opens the browser; says what to do where there is none.
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
        limits.bodyBytes = AnswerDesk.limit
        return try LoopbackServer(port: port, limits: limits) { [pages] in pages.answer($0) }
    }

    private func take(_ news: News) {
        switch news {
        case .sources(let changes): take(changes)
        case .opened(let section): queue.wantChanged { $0.id.section == section.number }
        case .written(let exercise):
            tried.insert(exercise.id)
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
        // A page that is open asks again, and has its chapter built.
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
        case .read(let session, let changed):
            self.session = session
            showStanding(changing: changed)
        case .activity(let activity, _): open.show(activity.text)
        case .checked(let exercises, let report, let session):
            self.session = session
            take(report, on: exercises)
        case .failed(let error):
            console.print(error.message)
            for id in tried { obstacles[id] = error.message }
            tried = []
            showStanding()
        case .idle: open.show("")
        }
    }

    private func take(_ report: Report, on exercises: [Exercise]) {
        for exercise in exercises { obstacles[exercise.id] = report.obstacles[exercise.id] }
        tried.subtract(exercises.map(\.id))
        for exercise in session.catalogue.exercises {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            console.print("\(verdict.state.sign) \(exercise.id)  \(verdict.state.title(exercise))")
        }
        for trouble in report.troubles { console.print(trouble.plainText) }
        showStanding(changing: exercises)
    }

    /// Shows what is known to the pages, on which these exercises are at least.
    private func showStanding(changing exercises: [Exercise] = []) {
        let others = pages.show(Standing(of: session, obstacles: obstacles, tried: tried))
        tellChange(of: others.union(exercises.map(\.id.section)).sorted())
    }
}
