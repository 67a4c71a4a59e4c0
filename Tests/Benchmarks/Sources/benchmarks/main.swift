import Foundation

// benchmarks                                      the whole table
// benchmarks table ROUNDS MILLISECONDS [WORD…]    the workloads whose names contain one of the words
// benchmarks measure WORKLOAD LIBRARY MILLISECONDS    one measurement, as JSON: what the table starts processes for

let arguments = CommandLine.arguments.dropFirst()
do {
    if arguments.first == "measure" {
        try measure(Array(arguments.dropFirst()))
    } else {
        try printTable(Array(arguments.dropFirst()))
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
    let measurement = Measurement(
        of: preparation, events: workload.events, for: .milliseconds(milliseconds))
    FileHandle.standardOutput.write(try JSONEncoder().encode(measurement))
}

func printTable(_ arguments: [String]) throws {
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
