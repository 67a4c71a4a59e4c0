import Terminal

extension Session {
    /// A bar for each chapter, the next exercise, and what to type.
    func showProgress() {
        let chapters = Dictionary(grouping: catalogue.exercises, by: \.id.chapter).sorted { $0.key < $1.key }
        for (chapter, exercises) in chapters {
            let passed = exercises.filter { state[$0].state == .passed }.count
            let room = 40
            let full = passed == 0 ? 0 : max(1, passed * room / exercises.count)
            let bar =
                screen.style.styled(String(repeating: "█", count: full), as: Style(.green))
                + screen.style.styled(String(repeating: "░", count: room - full), as: .dim)
            let count = "\(passed) of \(exercises.count)"
            screen.print("Chapter \(chapter)  \(bar)  \(count)")
        }
        screen.print()
        showNext()
    }

    func showNext() {
        guard let next else {
            screen.print("All \(catalogue.exercises.count) exercises are passed. That was the workbook.")
            return
        }
        screen.print("Next: \(screen.style.styled("\(next.id)", as: .bold))  \(next.title)")
        screen.print("      \(next.place)")
        screen.print()
        screen.print("Try it:      swift run workbook check \(next.id)")
        screen.print("On saving:   swift run workbook watch")
        screen.print("A hint:      swift run workbook hint \(next.id)")
    }

    /// All exercises, each with its state and its place.
    func list() {
        let width = catalogue.exercises.map { "\($0.id)".count }.max() ?? 0
        var file = ""
        for exercise in catalogue.exercises {
            if exercise.file != file {
                if !file.isEmpty { screen.print() }
                file = exercise.file
                screen.print(screen.style.styled(file, as: .dim))
            }
            let id = "\(exercise.id)" + String(repeating: " ", count: width - "\(exercise.id)".count)
            let state = state[exercise].state
            let remark = [.passed, .pending].contains(state) ? "" : ": \(screen.word(state))"
            screen.print("\(screen.mark(state)) \(id)  \(exercise.title)\(remark)")
        }
    }
}
