import Book
import Foundation
import HTTPServer

/// `read` while it goes on: tries what is saved, and tells the pages that are open.
final class ReadingRun {
    private enum News: Sendable {
        case saved
        case sources(Set<SourceChanges.Change>)
        case opened(BookSection)
        case checking(Activity)
        case checked(Result<Report, WorkbookError>)
        case builds(ProgramBuilds.News)
    }

    /// The port where readers look for it.
    static let usualPort = 4433

    private var session: Session
    private let mailbox = Mailbox<News>()
    private let open = OpenPages()
    private let builds: ProgramBuilds
    private let pages: Pages
    private var check: BackgroundCheck?
    /// The answers that have been tried, or are being tried.
    private var tried: [ExerciseID: Fingerprint] = [:]
    /// What waits for the check under way to end.
    private var waiting: [Exercise] = []
    private var obstacles: [ExerciseID: String] = [:]

    init(_ session: Session) {
        self.session = session
        let folder = ProgramFolder(of: session.workbook.root)
        builds = ProgramBuilds(
            of: BookChapter.all.map(\.number), session.workbook, folder,
            hear: { [mailbox] in mailbox.post(.builds($0)) })
        pages = Pages(
            session, Teller(folder), builds, open, hearOpened: { [mailbox] in mailbox.post(.opened($0)) })
    }

    /// Serves, and tells what happens, until somebody ends it with Ctrl-C.
    func run(_ options: ReadingOptions) throws(WorkbookError) {
        Interruption.listen()
        let root = session.workbook.root
        let saves = Saves(of: root) { [mailbox] in mailbox.post(.saved) }
        let sources = SourceChanges(of: root) { [mailbox] in mailbox.post(.sources($0)) }
        session.refresh()
        let server = try serve(insistingOn: options.port)
        let address = "http://127.0.0.1:\(server.port)" + (options.section.map { "/\($0.number).html" } ?? "")
        session.console.print("Reading at \(address) (Ctrl-C ends it)")
        if options.opensBrowser { Browser(in: session.workbook)?.open(address) }
        let pulse = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "pulse"))
        pulse.schedule(deadline: .now() + .seconds(15), repeating: .seconds(15))
        pulse.setEventHandler { [open] in open.pulse() }
        pulse.resume()
        withExtendedLifetime((saves, sources, server, pulse)) {
            while true { take(mailbox.next()) }
        }
    }

    private func serve(insistingOn port: Int?) throws(WorkbookError) -> LoopbackServer {
        do {
            do {
                return try listen(at: port ?? Self.usualPort)
            } catch let error as HTTPServerError where error.isPortTaken && port == nil {
                session.console.print(
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
        try LoopbackServer(port: port) { [pages] in pages.answer($0) }
    }

    private func take(_ news: News) {
        switch news {
        case .saved: takeSaves()
        case .sources(let changes): take(changes)
        case .opened(let section): tryChanged { $0.id.section == section.number }
        case .checking(let activity): if check != nil { open.show(activity.text, by: "check") }
        case .checked(let result): take(result)
        case .builds(.progress(let activity)): open.show(activity.text, by: "build")
        case .builds(.ended(let chapter, let outcome, let isNew, let seconds)):
            take(chapter, outcome, isNew: isNew, seconds)
        }
    }

    // MARK: Chapters

    private func take(_ changes: Set<SourceChanges.Change>) {
        let all = BookChapter.all.map(\.number)
        let chapters = changes.contains(.library) ? all : all.filter { changes.contains(.chapter($0)) }
        builds.noteChange(of: chapters)
        // A page that is open asks again, and has its chapter built.
        tellChange(of: BookSection.all.filter { chapters.contains($0.chapter) }.map(\.number))
        if changes.contains(.style) { open.tell(.style) }
        if changes.contains(.memory), check == nil { showStanding() }
    }

    private func take(_ chapter: Int, _ outcome: ProgramBuild.Outcome, isNew: Bool, _ seconds: Double) {
        open.show(nil, by: "build")
        let time = "\((seconds * 10).rounded() / 10) s"
        guard isNew else { return }
        switch outcome {
        case .built: session.console.print("Chapter \(chapter) is built (\(time)).")
        case .failed(let fault, let details):
            session.console.print("Chapter \(chapter): \(fault)")
            if let first = details.first { session.console.print("  \(first)") }
        }
        tellChange(of: BookSection.all.filter { $0.chapter == chapter }.map(\.number))
    }

    private func tellChange(of sections: [String]) {
        if !sections.isEmpty { open.tell(.changed(sections: sections)) }
    }

    // MARK: Exercises

    private func takeSaves() {
        let changed = session.takeChanges()
        showStanding(changing: changed)
        start(changed)
    }

    /// Tries those exercises that have been changed since they were tried, once.
    private func tryChanged(_ isMeant: (Exercise) -> Bool) {
        start(
            session.catalogue.exercises.filter { exercise in
                let answer = session.answers[exercise]
                return isMeant(exercise) && !answer.isMissing && !answer.isUntouched
                    && session.state[answer].state == .pending
                    && tried[exercise.id] != Fingerprint(answer.text)
            })
    }

    /// Tries these exercises, after giving up what is being tried.
    private func start(_ exercises: [Exercise]) {
        waiting += exercises.filter { !waiting.contains($0) }
        guard !waiting.isEmpty else { return }
        if let check {
            waiting += check.exercises.filter { !waiting.contains($0) }
            return check.cancel()
        }
        let chosen = session.catalogue.exercises.filter { waiting.contains($0) }
        waiting = []
        for exercise in chosen { tried[exercise.id] = Fingerprint(session.answers[exercise].text) }
        let check = BackgroundCheck(of: chosen, session.workbook, session.catalogue)
        self.check = check
        check.start(
            progress: { [mailbox] activity, _ in mailbox.post(.checking(activity)) },
            end: { [mailbox] in mailbox.post(.checked($0)) })
    }

    private func take(_ result: Result<Report, WorkbookError>) {
        let exercises = check?.exercises ?? []
        check = nil
        switch result {
        case .success(let report): take(report, on: exercises)
        case .failure(.cancelled): break
        case .failure(let error): session.console.print(error.message)
        }
        if waiting.isEmpty { open.show(nil, by: "check") }
        start([])
    }

    private func take(_ report: Report, on exercises: [Exercise]) {
        session.remember(report)
        let all = session.catalogue.exercises
        for exercise in all where report.verdicts[exercise.id] != nil || exercises.contains(exercise) {
            obstacles[exercise.id] = report.unjudged.contains(exercise.id) ? report.obstacle : nil
        }
        for exercise in all {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            session.console.print(session.lines(of: verdict, on: exercise).headline)
        }
        for trouble in report.troubles { session.console.print(trouble.plainText) }
        showStanding(changing: exercises)
    }

    /// Reads again what stands there and what is remembered, and shows it to the pages, on which these exercises are at least.
    private func showStanding(changing exercises: [Exercise] = []) {
        session.refresh()
        let others = pages.show(Standing(of: session, obstacles: obstacles))
        tellChange(of: others.union(exercises.map(\.id.section)).sorted())
    }
}

extension Report {
    /// Why exercises could not be tried, in words.
    fileprivate var obstacle: String {
        let causes = verdicts.filter { [.doesNotCompile, .missing].contains($0.value.state) }.keys.sorted()
        let others = causes.map(\.description).joined(separator: ", ")
        let first =
            causes.isEmpty ? [] : ["First \(others) must compile: the tests of a chapter are built together."]
        return (first + troubles).joined(separator: "\n")
    }
}
