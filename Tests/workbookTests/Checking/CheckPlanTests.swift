import Testing

@testable import Checking
@testable import Coursework

/// What is tried next, without anything being tried.
struct CheckPlanTests {
    private let exercises: [Exercise]
    private var plan: CheckPlan

    init() throws {
        let catalogue = try StandIn().catalogue()
        (exercises, plan) = (catalogue.exercises, CheckPlan(of: catalogue))
    }

    private var first: Exercise { exercises[0] }
    private var second: Exercise { exercises[1] }

    @Test mutating func `What is wanted is tried at once, in the order of the book`() {
        let (first, second) = (first, second)
        #expect(plan.isIdle && plan.want([]) == .nothing)
        #expect(plan.want([second, first]) == .start([first, second]))
        #expect(!plan.isIdle && plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test mutating func `A save during a try gives that up, and both are tried together`() {
        let (first, second) = (first, second)
        _ = plan.want([first])
        #expect(plan.want([second]) == .cancel)
        #expect(plan.noteEnd() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.isIdle)
    }

    @Test mutating func `A second save of the same answer gives the try up too`() {
        let first = first
        _ = plan.want([first])
        #expect(plan.want([first]) == .cancel)
        #expect(plan.noteEnd() == .start([first]))
    }

    @Test mutating func `A try that is given up already is not given up again`() {
        let (first, second) = (first, second)
        _ = plan.want([first])
        _ = plan.want([second])
        #expect(plan.want([second, first]) == .nothing && plan.noteEnd() == .start([first, second]))
    }

    @Test
    mutating func `Nothing is tried while it is held, and what was under way is tried again afterwards`() {
        let (first, second) = (first, second)
        _ = plan.want([first])
        #expect(plan.hold() == .cancel && plan.noteEnd() == .nothing && !plan.isIdle)
        #expect(plan.want([second]) == .nothing)
        #expect(plan.goOn() == .start([first, second]))
        #expect(plan.noteEnd() == .nothing && plan.hold() == .nothing && plan.goOn() == .nothing)
    }
}
