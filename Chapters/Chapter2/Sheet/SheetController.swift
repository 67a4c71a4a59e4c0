import FRP
import Text
import Views

/// The sheet on a screen: a text field for each cell. It shows the value of the cell, and its formula while it is edited. A cell
/// that code fills (``SheetModel/takesText(_:)``) always shows its value.
package final class SheetController: ViewController {
    private let model: SheetModel
    private let fields: [CellName: TextField]
    private let report = Label(asItIs: "", .note)

    package init(_ model: SheetModel) {
        self.model = model
        fields = Dictionary(uniqueKeysWithValues: CellName.all.map { ($0, TextField("\($0)")) })
        for (name, field) in fields {
            // Fields and cells send only on the main actor, so the closures need no hop.
            let onMain: @Sendable (@escaping @MainActor (SheetController) -> Void) -> Void = {
                [weak self] work in
                MainActor.assumeIsolated { self.map(work) }
            }
            field.isEditing.signal.skip(1).subscribe(next: { isEditing in
                onMain { isEditing ? $0.go(to: name) : $0.commit() }
            })
            field.text.signal.skip(1).subscribe(next: { _ in onMain { $0.draft(in: name) } })
            model.sheet.cell(name).signal.subscribe(next: { _ in onMain { $0.show(name) } })
        }
        show()
    }

    package func loadView() -> View {
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

    private func go(to name: CellName) {
        let chosen = model.chosen
        model.move(columns: name.column - chosen.column, rows: name.row - chosen.row)
        show()
    }

    /// Applies the typed text.
    private func commit() {
        model.commit()
        show()
    }

    /// Passes the text of the field to the model, if the field is being edited. Other texts were set by `show`.
    private func draft(in name: CellName) {
        guard let field = fields[name], field.isEditing.value, name == model.chosen else { return }
        model.type(field.text.value)
        showReport()
    }

    private func show() {
        for name in fields.keys { show(name) }
        showReport()
    }

    private func show(_ name: CellName) {
        guard let field = fields[name] else { return }
        let value = model.sheet.cell(name).value
        // A text that is being typed is not overwritten.
        if field.isEditing.value, name == model.chosen, model.draft != nil { return }
        let text = field.isEditing.value && model.takesText(name) ? model.text(of: name) : value.shown
        if field.text.value != text { field.text.value = text }
        field.role.value = role(of: value, isNew: model.changed.contains(name))
    }

    /// Shows the text of the chosen cell, and its error.
    private func showReport() {
        var words = model.draft ?? model.text(of: model.chosen)
        if model.draft == nil, case .problem = model.sheet.cell(model.chosen).value {
            words += "   " + model.sheet.cell(model.chosen).value.shown
        }
        report.text.value = "\(model.chosen)  \(words)"
    }

    private func role(of value: CellValue, isNew: Bool) -> Label.Role {
        switch value {
        case .problem: .bad
        case .number: isNew ? .good : .plain
        default: .note
        }
    }
}

extension CellValue {
    /// The text that a cell shows. An error message is translated, typed text is not.
    var shown: String {
        if case .problem(let words) = self { words.translated } else { text }
    }
}
