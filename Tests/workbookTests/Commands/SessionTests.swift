import Testing

@testable import workbook

struct SessionTests {
    @Test func `What was changed is told once, also if the answers were read meanwhile for another reason`()
        throws
    {
        let workbook = try StandIn()
        var session = try Session(Workbook(around: workbook.folder, environment: [:]))
        #expect(session.takeChanges().isEmpty)
        try workbook.write(StandIn.exercises(answering: "4.3.1"), to: StandIn.signals)
        session.refresh()
        #expect(session.takeChanges().map(\.id.description) == ["4.3.1"])
        #expect(session.takeChanges().isEmpty)
    }
}
