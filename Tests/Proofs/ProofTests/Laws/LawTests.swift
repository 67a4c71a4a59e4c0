import Testing

/// Random pipelines, and what the contract says of them.
@Suite("Laws at random") struct LawTests {
    @Test(arguments: Seeds.batches) func `core and model agree`(_ batch: Int) {
        var findings = 0
        Seeds.each(in: batch) { seed in
            let lawCase = Generator.lawCase(seed)
            guard let expected = lawCase.expected() else { return false }
            let actual = lawCase.actual()
            if Seeds.only != nil { report("\(lawCase)\n\(expected.text)") }
            // The first of each batch says enough.
            if expected != actual, findings == 0, let finding = Disagreement(lawCase) {
                Issue.record("\(Shrinking().shrink(finding))")
            }
            if expected != actual { findings += 1 }
            return true
        }
        #expect(findings == 0)
    }

    @Test(arguments: Seeds.batches) func `identities hold`(_ batch: Int) {
        var findings = 0
        Seeds.each(in: batch, of: max(Seeds.count / 20, 320)) { seed in
            let identity = Identity.all[Int(seed / 8) % Identity.all.count]
            guard let sides = identity.sides(for: seed) else { return false }
            guard sides.left != sides.right else { return true }
            if findings == 0 {
                Issue.record(
                    "\(identity.name), \(sides.material)\nleft   \(sides.left)\nright  \(sides.right)")
            }
            findings += 1
            return true
        }
        #expect(findings == 0)
    }

    @Test(.enabled(if: Seeds.only == nil), arguments: Fault.all)
    func `the model finds each planted fault`(_ fault: Fault) {
        for seed in UInt64(1)...3000 {
            guard let finding = Disagreement(Generator.lawCase(seed), with: fault) else { continue }
            let smallest = Shrinking(fault: fault).shrink(finding)
            #expect(Disagreement(smallest.lawCase, with: fault) != nil, "\(smallest)")
            return
        }
        Issue.record("The model does not find it: \(fault.name)")
    }
}
