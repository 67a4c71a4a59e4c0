import Coursework
import Terminal
import Text

extension Tool {
    /// `progress`: prints a bar for each chapter, the next exercise, and the commands for it.
    func showProgress() {
        for chapter in session.catalogue.chapters {
            let exercises = session.catalogue.exercises.filter { $0.id.chapter == chapter }
            let passed = exercises.filter { session.verdict(on: $0).state == .passed }.count
            var line = StyledLine("Chapter \(chapter)".translated + "  ")
            line.append(ProgressBar.text(Double(passed) / Double(exercises.count), width: 40), Style(.green))
            line.append("  " + "\(passed) of \(exercises.count)".translated)
            console.print([line])
        }
        console.print()
        showNext()
    }

    func showNext() {
        guard let next = session.next else {
            console.print(
                "All \(session.catalogue.exercises.count) exercises are passed. That was the workbook.")
            return
        }
        console.print([StyledLine("Next:".translated + " ") + next.headline])
        console.print("      \(session.answers[next].place)")
        if next.isStretch {
            let later = session.catalogue.exercises.first {
                !$0.isStretch && session.verdict(on: $0).state != .passed
            }
            let text =
                later.map { "A stretch: you can leave it for later. The next of the core is \($0.id)." }
                ?? "A stretch: you can leave it for later. All of the core are passed."
            console.print([StyledLine].wrapped(text, mark: "      ", width: console.style.width))
        }
        console.print()
        console.print("Try it:      swift run workbook check \(next.id)")
        console.print("On saving:   swift run workbook watch")
        console.print("A hint:      swift run workbook hint \(next.id)")
    }

    /// `list`: prints these exercises with their states, under their files.
    func list(_ exercises: [Exercise]) {
        let width = exercises.map { "\($0.id)".count }.max() ?? 0
        var file = ""
        for exercise in exercises {
            if exercise.file != file {
                if !file.isEmpty { console.print() }
                file = exercise.file
                console.print([StyledLine(file, .dim)])
            }
            console.print([listed(exercise, width: width)])
        }
    }

    private func listed(_ exercise: Exercise, width: Int) -> StyledLine {
        var line = session.verdict(on: exercise).row(of: exercise, idWidth: width)
        switch session.state.doubt(on: session.answers[exercise]) {
        case nil: break
        case .otherText: line.append(": changed since it was tried".translated, .dim)
        case .otherCompiler: line.append(": tried with another Swift, check it again".translated, .dim)
        }
        return line
    }
}
