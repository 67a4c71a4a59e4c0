import FRP
import Foundation

extension Session {
    /// Tries what is changed, whenever it is saved: shows one failure, or moves on. Ends with Ctrl-C.
    mutating func watch(_ words: [String]) throws(WorkbookError) {
        Interruption.ends(nil)
        // Before the exercises are read again, so that no save from now on is missed.
        let saves = Saves(of: workbook.root)
        try refresh()
        var current =
            try words.first.map { word throws(WorkbookError) in try catalogue.named(word)[0] } ?? next
        if let current { try tryAndTell([current]) } else { screen.print("All exercises are passed.") }
        while true {
            saves.wait()
            let before = Dictionary(uniqueKeysWithValues: catalogue.exercises.map { ($0.id, $0.text) })
            do throws(WorkbookError) { try refresh() } catch {
                screen.print(error.message)
                continue
            }
            let changed = catalogue.exercises.filter { before[$0.id] != $0.text }
            guard let first = changed.first ?? current.flatMap({ catalogue[$0.id] }) else { continue }
            try tryAndTell(changed.isEmpty ? [first] : changed)
            current = state[first].state == .passed ? next : first
            if let current, state[first].state == .passed {
                screen.print("Next: \(current.id)  \(current.title)")
                screen.print("      \(current.place)")
            } else if current == nil {
                screen.print("All \(catalogue.exercises.count) exercises are passed. That was the workbook.")
            }
        }
    }

    private mutating func tryAndTell(_ exercises: [Exercise]) throws(WorkbookError) {
        let clock = ContinuousClock()
        let start = clock.now
        let report = try verdicts(on: exercises)
        let seconds = ((clock.now - start) / .seconds(1) * 10).rounded() / 10
        let shown = exercises.first {
            ![.passed, .pending].contains(report.verdicts[$0.id]?.state ?? .pending)
        }
        if let shown, let verdict = report.verdicts[shown.id], verdict.state != .doesNotCompile {
            screen.print(verdict, on: shown)
        } else {
            tell(report, on: exercises)
        }
        screen.print(screen.style.styled("\(seconds) seconds. Waiting for you to save …", as: .dim))
    }
}

/// The moments at which somebody has saved: when a file with exercises was written, or another took its place.
private final class Saves {
    private let news = DispatchSemaphore(value: 0)
    private let watching: Disposable

    init(of root: URL) {
        let clock = BackgroundScheduler()
        let now = Self.stamps(of: root)
        watching = Signal<Int>.interval(.milliseconds(150), on: clock)
            .map { _ in Self.stamps(of: root) }
            .startWith(now)
            .distinctUntilChanged()
            .skip(1)
            .subscribe(next: { [news] _ in news.signal() })
    }

    deinit { watching.dispose() }

    func wait() {
        news.wait()
        // Several files saved at once are one save.
        while news.wait(timeout: .now() + .milliseconds(50)) == .success {}
    }

    /// What tells one version of a file from another: which file it is, when it was written, how long it is.
    private struct Stamp: Equatable {
        let file: Int?
        let written: Date?
        let size: Int?
    }

    private static func stamps(of root: URL) -> [String: Stamp] {
        let files = (try? Catalogue.files(of: root)) ?? []
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let facts = try? FileManager.default.attributesOfItem(atPath: root.appending(path: file).path)
                let stamp = Stamp(
                    file: facts?[.systemFileNumber] as? Int, written: facts?[.modificationDate] as? Date,
                    size: facts?[.size] as? Int)
                return (file, stamp)
            }
        )
    }
}
