import FRP
import Testing

@Suite("Loops that await at random") struct AsyncValuesLawTests {
    @Test(arguments: Seeds.batches)
    func `S17 a loop gets what a handler gets, of whatever pipeline`(_ batch: Int) async {
        var cases: [LawCase] = []
        Seeds.each(in: batch, of: max(Seeds.count / 20, 320)) { seed in
            let lawCase = Generator.lawCase(seed)
            guard lawCase.expected() != nil else { return false }
            cases.append(lawCase)
            return true
        }
        for lawCase in cases {
            let (handled, awaited) = (lawCase.alone { Seen($0) }, Seen<Int>())
            var loop = lawCase.alone { $0.values.makeAsyncIterator() }
            do {
                while let value = try await loop.next() { awaited.note(value) }
                awaited.receive(.completed)
            } catch { awaited.receive(.error(error)) }
            #expect(awaited.events == handled.events, "\(lawCase)")
        }
    }
}
