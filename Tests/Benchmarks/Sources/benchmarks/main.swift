import Foundation

// benchmarks                                      the whole table
// benchmarks table ROUNDS MILLISECONDS [WORD…]    the workloads whose names contain one of the words
// benchmarks allocations                          whether the workbook allocates more than the catalogue allows
// benchmarks measure WORKLOAD LIBRARY MILLISECONDS    one measurement, as JSON: what the table starts processes for

let arguments = CommandLine.arguments.dropFirst()
do {
    switch arguments.first {
    case "measure": try measure(Array(arguments.dropFirst()))
    case "allocations": checkAllocations()
    default: try printTable(Array(arguments.dropFirst()))
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}

func measure(_ arguments: [String]) throws {
    guard arguments.count == 3, let milliseconds = Int(arguments[2]),
        let workload = catalogue.first(where: { $0.name == arguments[0] }),
        let library = Library(rawValue: arguments[1]), let preparation = workload.preparations[library]
    else { throw Rounds.Failure(description: "usage: benchmarks measure WORKLOAD LIBRARY MILLISECONDS") }
    let measurement = Measurement(of: preparation, events: workload.events, for: .milliseconds(milliseconds))
    FileHandle.standardOutput.write(try JSONEncoder().encode(measurement))
}

func checkAllocations() {
    let check = AllocationCheck(catalogue)
    print(check.report.joined(separator: "\n"))
    if !check.isPassed { exit(1) }
}

func printTable(_ arguments: [String]) throws {
    let strays = Peers.strays(in: catalogue)
    guard strays.isEmpty else {
        throw Rounds.Failure(description: "no workload is named \(strays.joined(separator: ", "))")
    }
    let rounds = Rounds(
        count: arguments.first.flatMap(Int.init) ?? 5,
        milliseconds: arguments.dropFirst().first.flatMap(Int.init) ?? 150)
    let words = arguments.dropFirst(2)
    print(Table.head)
    for workload in catalogue where words.isEmpty || words.contains(where: workload.name.contains) {
        print(Table.rows(workload, try rounds.figures(of: workload)))
        fflush(nil)
    }
}
