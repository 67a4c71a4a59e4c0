import FRP
import Marbles
import Testing

@Test func look() throws {
    func show(_ expected: String, _ actual: String, wind: String? = nil) throws {
        let lines = try wind.map { [Timeline("wind", try Diagram<Int>($0))] } ?? []
        print(compare(expected: expected, actual: try Diagram<Int>(actual), given: lines) ?? "same" as Any)
        print()
    }
    try show("-----7--9-----8--|", "--3--------2------", wind: "--3--7--9--2--8--|")
    try show("-----7--9-----8--|", "-----7--9-----8---", wind: "--3--7--9--2--8--|")
    try show("-----7--(98)-----8--|", "-----7--(89)-----8---", wind: "--3--7--9--2--8--|")
    try show("-----7--(98)-----8--|", "-----7--'12'-----8---", wind: "--3--7--9--2--8--|")
    try show("-----7--9------------------------------------------------------8---------------------------------------------1--|", "-----7--9------------------------------------------------------7---------------------------------------------1--|")
    let s = TestScheduler()
    let names = ["a": "18°", "b": "21°", "c": "rain from the north-west"] as [Character: String]
    let cold = Signal(marbles: "--a--b--c--|", values: names, on: s)
    let x = s.record(cold)
    let y = s.record(cold, subscribedAt: .seconds(5))
    let z = s.record(cold.map(\.count), subscribedAt: .seconds(1), disposedAt: .seconds(8))
    s.run()
    print(Picture(Timeline("window", x), Timeline("garden", y, remark: "subscribed later, told everything"), Timeline("长度", z)))
    print(x.diagram)
    let t = TestScheduler()
    let k = Signal<String>(marbles: "--a--b--c--|", on: t)
    let u = t.record(k), v = t.record(k, subscribedAt: .seconds(5))
    t.run()
    print(Picture(Timeline("window", u), Timeline("garden", v, remark: "subscribed later, told everything")))
    let r = TestScheduler()
    let interval = Signal<Int> { o in r.schedule(after: .seconds(7), every: .seconds(13)) { o.sendNext(Int(r.now.components.seconds)) } }
    let q = r.record(interval.take(20)), w = r.record(interval.take(3), subscribedAt: .milliseconds(500))
    r.run()
    print(Picture(Timeline("every 13", q), Timeline("three", w, remark: "only three of them")))
    do { _ = try Diagram<Int>("--3--7)--|") } catch { print(error) }
}
