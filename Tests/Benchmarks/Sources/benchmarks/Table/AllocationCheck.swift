/// Whether the workbook allocates more than it may, in the workloads for which the catalogue says how much that is.
struct AllocationCheck {
    /// A line for each workload.
    private(set) var report: [String] = []
    private(set) var isPassed = true

    init(_ catalogue: [Workload]) {
        for workload in catalogue {
            guard let goal = workload.allocationGoal, let preparation = workload.preparations[.workbook]
            else { continue }
            guard let count = Measurement.count(preparation, events: workload.events).allocations else {
                report = [
                    "Skipped: allocations cannot be counted on this system. The counter stands in for the malloc of Linux."
                ]
                return
            }
            let isWithin = workload.allows(count)
            report.append(
                "\(isWithin ? "✔" : "✘") \(Table.short(count)) of \(goal)  \(workload.name), per \(workload.unit)"
            )
            isPassed = isPassed && isWithin
        }
    }
}
