import Coursework
import Terminal
import Text

/// The list of all exercises, under their sections; one is selected.
struct LiveList {
    let model: LiveModel

    var lines: [StyledLine] { rows.map(\.line) }

    /// The line of an exercise.
    func row(of selected: Int) -> Int { rows.firstIndex { $0.index == selected } ?? 0 }

    private var rows: [(line: StyledLine, index: Int?)] {
        guard case .list(let selected, _) = model.panel else { return [] }
        var rows: [(StyledLine, Int?)] = []
        var section = ""
        for (index, exercise) in model.exercises.enumerated() {
            if exercise.id.section != section {
                section = exercise.id.section
                rows.append((heading(section, exercise), nil))
            }
            rows.append((entry(exercise, isSelected: index == selected), index))
        }
        return rows
    }

    private func heading(_ section: String, _ first: Exercise) -> StyledLine {
        let exercises = model.exercises.filter { $0.id.section == section }
        let passed = exercises.filter { model.verdict(on: $0).state == .passed }.count
        var line = StyledLine("\(section)  \(first.sectionName)", .bold)
        line.append("  \(passed)/\(exercises.count)", .dim)
        return line
    }

    private func entry(_ exercise: Exercise, isSelected: Bool) -> StyledLine {
        StyledLine(isSelected ? "▸ " : "  ", .bold)
            + model.verdict(on: exercise).row(of: exercise, isSelected ? .bold : .plain)
    }
}
