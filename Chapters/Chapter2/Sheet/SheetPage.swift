import FRP
import Views

/// The sheet in a browser: cells that one types into, on the same model as `SheetScreen`.
final class SheetPage: ViewController {
    private let model: SheetModel
    private let fields: [CellName: TextField]
    private let report = Label(asItIs: "", .note)

    init(_ model: SheetModel) {
        self.model = model
        fields = Dictionary(uniqueKeysWithValues: CellName.all.map { ($0, TextField("\($0)")) })
        for (name, field) in fields {
            // A person types on the main actor.
            field.isEditing.signal.skip(1).subscribe(next: { [weak self] _ in
                MainActor.assumeIsolated { self?.go(to: name) }
            })
            field.text.signal.skip(1).subscribe(next: { [weak self] _ in
                MainActor.assumeIsolated { self?.draft(in: name) }
            })
        }
        show()
    }

    func loadView() -> View {
        let heads = [""] + CellName.columns.map { "\($0)" }
        let rows = CellName.rows.map { row -> View in
            let cells = CellName.columns.indices.compactMap { fields[CellName(column: $0, row: row)] }
            return StackView(.horizontal, [Label("\(row)", .note)] + cells)
        }
        return StackView(
            .vertical, Label("A sheet whose sums stay right", .title),
            StackView(.table, [StackView(.horizontal, heads.map { Label($0, .note) })] + rows), report,
            Label("Type 12 or =B1+C1*2, then Enter.", .note))
    }

    /// Takes what was typed, and goes to the cell that is typed into now.
    private func go(to name: CellName) {
        let chosen = model.chosen
        model.move(columns: name.column - chosen.column, rows: name.row - chosen.row)
        show()
    }

    /// Types what the field holds, unless it shows just what the model says.
    private func draft(in name: CellName) {
        guard let field = fields[name], field.isEditing.value, name == model.chosen else { return }
        let typed = field.text.value
        guard typed != model.draft ?? model.sheet.text(of: name) else { return }
        _ = model.cancel()
        for character in typed { model.type(character) }
        while typed.isEmpty, model.draft != "" { model.deleteBackwards() }
    }

    private func show() {
        for (name, field) in fields {
            let value = model.sheet.cell(name).value
            field.text.value = field.isEditing.value ? model.sheet.text(of: name) : value.shown
            field.role.value = role(of: value, isNew: model.changed.contains(name))
        }
        let value = model.sheet.cell(model.chosen).value
        let report = if case .problem = value { value.shown } else { model.report }
        self.report.text.value = "\(model.chosen)  \(report)"
    }

    private func role(of value: CellValue, isNew: Bool) -> Label.Role {
        switch value {
        case .problem: .bad
        case .number: isNew ? .good : .plain
        default: .note
        }
    }
}
