import Testing

/// Senders, subscribers and leavers on 2 to 8 threads at the same time.
///
///     THREADS_CASES=2000 swift test …     more of them
@Suite("Threads at random") struct ThreadTests {
    @Test(arguments: 0..<2)
    func `S1, S4, K1, K2, J7 one terminal, one order, all values, none after disposal`(_ half: Int) throws {
        let count = (Seeds.meetings + 1) / 2
        var tried = 0
        for number in 0..<count {
            let threadCase = ThreadCase(seed: UInt64(2 * number + half + 1))
            let outcome = try threadCase.run()
            if outcome.events > 0 { tried += 1 }
            if let failure = outcome.failure {
                Issue.record("seed \(threadCase.seed), \(threadCase.kind): \(failure)")
                return
            }
        }
        #expect(tried == count && count > 0, "In \(tried) of \(count) meetings somebody saw something.")
    }
}
