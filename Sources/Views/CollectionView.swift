import FRP

/// A cell of a collection, like `UICollectionViewCell`. It can be pressed.
///
/// It belongs to one row for its whole life, and is never reused for another. So there is no `prepareForReuse` to end its bindings.
open class Cell: View {
    /// Whether it is the chosen cell. Then it is marked, and is scrolled into view.
    public let isSelected = Property(false)
    /// Whether it is in the visible part of the collection.
    public let isVisible = Property(false)
    private let subject = Subject<Void>()

    /// A cell with these subviews.
    public init(_ views: View...) { super.init("cell", views) }

    /// Sends at each press.
    public var presses: Signal<Void> { subject.signal }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["selected": isSelected.signal.map { .flag($0) }]) { $1 }
    }

    override func take(_ action: UserAction) -> Bool {
        guard action.name == "press" else { return false }
        subject.sendNext(())
        return true
    }
}

/// A collection with a cell for each row, like `UICollectionView`: as a grid, or as a list.
///
///     let grid = CollectionView(.grid) { photo in PhotoCell(photo) }
///     gallery.photos.signal.bind(to: grid.rows)
///
/// When `rows` changes, a row that stays keeps its cell. The cell of a removed row goes away, and its bindings end.
public final class CollectionView<Row: AnyObject & Sendable>: View {
    /// The rows.
    public let rows = Property<[Row]>([])
    /// The indices of the visible cells.
    public let visible = Property(0..<0)
    /// The index of the chosen cell. Keys change it, so bind it in both directions.
    public let chosen = Property(0)
    private let pressed = Subject<Row>()
    /// Whether `chosen` was ever set. Until then no cell is marked.
    private var hasChosen = false
    private var cells: [ObjectIdentifier: Cell] = [:]

    /// - Parameter makeCell: called once for each row.
    public init(_ layout: CollectionLayout = .grid, cell makeCell: @escaping @MainActor (Row) -> Cell) {
        super.init(layout.rawValue, [])
        rows.signal.subscribe(onMain: { [weak self] rows in self?.show(rows, makeCell) })
        chosen.signal.skip(1).subscribe(onMain: { [weak self] place in self?.mark(place) })
        visible.signal.subscribe(onMain: { [weak self] places in self?.tell(places) })
    }

    /// Sends the row of a cell at each press.
    public var presses: Signal<Row> { pressed.signal }

    private var all: [Cell] { (subviews?.value ?? []).compactMap { $0 as? Cell } }

    private func mark(_ chosen: Int) {
        hasChosen = true
        for (place, cell) in all.enumerated() where cell.isSelected.value != (place == chosen) {
            cell.isSelected.value = place == chosen
        }
    }

    private func tell(_ visible: Range<Int>) {
        for (place, cell) in all.enumerated() where cell.isVisible.value != visible.contains(place) {
            cell.isVisible.value = visible.contains(place)
        }
    }

    private func show(_ rows: [Row], _ makeCell: (Row) -> Cell) {
        let old = cells
        cells = [:]
        subviews?.value = rows.map { row in
            let cell = old[ObjectIdentifier(row)] ?? newCell(for: row, makeCell)
            cells[ObjectIdentifier(row)] = cell
            return cell
        }
        if hasChosen { mark(chosen.value) }
        tell(visible.value)
    }

    private func newCell(for row: Row, _ makeCell: (Row) -> Cell) -> Cell {
        let cell = makeCell(row)
        // A cell sends a press on the main actor only (`take`).
        cell.presses.subscribe(next: { [weak self, weak row] in
            MainActor.assumeIsolated { row.map { self?.press($0) } }
        })
        return cell
    }

    private func press(_ row: Row) {
        if let place = rows.value.firstIndex(where: { $0 === row }), chosen.value != place {
            chosen.value = place
        }
        pressed.sendNext(row)
    }

    override func take(_ action: UserAction) -> Bool {
        let ends = (action.text ?? "").split(separator: "-").compactMap { Int($0) }
        if action.name == "choose", let place = ends.first, rows.value.indices.contains(place) {
            chosen.value = place
            mark(place)
            return true
        }
        guard action.name == "visible", ends.count == 2, 0 <= ends[0], ends[0] < ends[1] else {
            return false
        }
        visible.value = (ends[0]..<ends[1]).clamped(to: 0..<rows.value.count)
        return true
    }
}

/// How a ``CollectionView`` lays out its cells.
public enum CollectionLayout: String, Sendable { case grid, list }
