import Foundation
import Terminal

extension Session {
    /// Tries what is changed, whenever it is saved. At a terminal that is the screen; in a pipe it is text, shows one failure or
    /// moves on, and ends with Ctrl-C.
    mutating func watch(_ words: [String]) throws(WorkbookError) {
        let named = try words.first.map { word throws(WorkbookError) in try catalogue.named(word)[0] }
        Interruption.listen()
        // Before the answers are read again, so that no save from now on is missed.
        let saves = Saves(of: workbook.root)
        refresh()
        var current = named ?? next
        if let current { try tryAndTell([current]) } else { console.print("All exercises are passed.") }
        while true {
            saves.wait()
            let changed = takeChanges()
            guard let first = changed.first ?? current else { continue }
            try tryAndTell(changed.isEmpty ? [first] : changed)
            let hasPassed = verdict(on: first).state == .passed
            current = hasPassed ? next : first
            if let current, hasPassed {
                console.print("Next: \(current.id)  \(current.title)")
                console.print("      \(answers[current].place)")
            } else if current == nil {
                console.print("All \(catalogue.exercises.count) exercises are passed. That was the workbook.")
            }
        }
    }

    private mutating func tryAndTell(_ exercises: [Exercise]) throws(WorkbookError) {
        let clock = ContinuousClock()
        let start = clock.now
        let report = try verdicts(on: exercises)
        let seconds = ((clock.now - start) / .seconds(1) * 10).rounded() / 10
        tell(report, on: exercises)
        console.print([StyledLine("\(seconds) seconds. Waiting for you to save …", .dim)])
    }
}
