import Testing

@testable import Checking
@testable import Coursework

/// What is tried next, without anything being tried.
final class CheckPlanTests {
    private let first, second: Exercise
    private var plan: CheckPlan

    init() throws {
        let catalogue = try StandIn().catalogue()
        (first, second) = (catalogue.exercises[0], catalogue.exercises[1])
        plan = CheckPlan(of: catalogue)
    }

    @Test func `What is wanted is tried at once, in the order of the book`() {
        #expect(plan.isIdle && plan.want([]) == .nothing)
        #expect(plan.want([second, first]) == .start([first, second]))
        #expect(!plan.isIdle && plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test func `A save during a try gives that up, and both are tried together`() {
        _ = plan.want([first])
        #expect(plan.want([second]) == .cancel)
        #expect(plan.noteEnd() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test func `A second save of the same answer gives the try up too`() {
        _ = plan.want([first])
        #expect(plan.want([first]) == .cancel)
        #expect(plan.noteEnd() == .start([first]))
    }

    @Test func `A try that is given up already is not given up again`() {
        _ = plan.want([first])
        _ = plan.want([second])
        #expect(plan.want([second, first]) == .nothing && plan.noteEnd() == .start([first, second]))
    }

    @Test
    func `Nothing is tried while it is held, and what was under way is tried again afterwards`() {
        _ = plan.want([first])
        #expect(plan.hold() == .cancel && plan.noteEnd() == .nothing && !plan.isIdle)
        #expect(plan.want([second]) == .nothing)
        #expect(plan.goOn() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.hold() == .nothing && plan.goOn() == .nothing)
    }
}
