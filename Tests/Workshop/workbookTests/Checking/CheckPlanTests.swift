import Testing

@testable import Checking
@testable import Coursework

/// The plan of checks, without real checks.
final class CheckPlanTests {
    private let first, second: Exercise
    private var plan: CheckPlan

    init() throws {
        let catalogue = try StandIn().catalogue()
        (first, second) = (catalogue.exercises[0], catalogue.exercises[1])
        plan = CheckPlan(of: catalogue)
    }

    @Test func `Wanted exercises are tried at once, in the order of the book`() {
        #expect(plan.isIdle && plan.want([]) == .nothing)
        #expect(plan.want([second, first]) == .start([first, second]))
        #expect(!plan.isIdle && plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test func `A save during a check cancels it, and both exercises are tried together`() {
        _ = plan.want([first])
        #expect(plan.want([second]) == .cancel)
        #expect(plan.noteEnd() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test func `A second save of the same answer cancels the check, too`() {
        _ = plan.want([first])
        #expect(plan.want([first]) == .cancel)
        #expect(plan.noteEnd() == .start([first]))
    }

    @Test func `A cancelled check is not cancelled again`() {
        _ = plan.want([first])
        _ = plan.want([second])
        #expect(plan.want([second, first]) == .nothing && plan.noteEnd() == .start([first, second]))
    }

    @Test
    func `While the plan is held nothing is tried; a cancelled check starts again afterwards`() {
        _ = plan.want([first])
        #expect(plan.hold() == .cancel && plan.noteEnd() == .nothing && !plan.isIdle)
        #expect(plan.want([second]) == .nothing)
        #expect(plan.resume() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.hold() == .nothing && plan.resume() == .nothing)
    }
}
