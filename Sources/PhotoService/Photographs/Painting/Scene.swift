/// Everything in a picture, from back to front.
struct Scene: Sendable {
    var sky: Sky
    let weather: Weather
    /// Land behind the water, the farthest first.
    var far: [Land] = []
    var water: Water?
    /// Land before the water, the farthest first.
    var near: [Land] = []
    var figures: [Figure] = []

    func paint(on plate: inout Plate) {
        let shore =
            water.map { Int(max(0, min(plate.row(at: $0.line), Float(plate.height)))) } ?? plate.height
        let ends = Array(repeating: shore, count: plate.width)
        let edges = far.map { $0.edge(on: plate) }
        sky.paint(on: &plate, downTo: edges.reduce(ends) { zip($0, $1.full).map(min) })
        paint(far, edges, on: &plate, downTo: ends)
        water?.paint(on: &plate, in: weather)
        let bottom = Array(repeating: plate.height, count: plate.width)
        paint(near, near.map { $0.edge(on: plate) }, on: &plate, downTo: bottom)
        for figure in figures { figure.paint(on: &plate) }
    }

    /// Each only as far down as it shows before those in front of it.
    private func paint(_ lands: [Land], _ edges: [Edge], on plate: inout Plate, downTo ends: [Int]) {
        var limits: [[Int]] = []
        var limit = ends
        for edge in edges.reversed() {
            limits.append(limit)
            limit = zip(limit, edge.full).map(min)
        }
        for ((land, edge), limit) in zip(zip(lands, edges), limits.reversed()) {
            land.paint(on: &plate, edge, in: weather, downTo: limit)
        }
    }
}
