import Foundation

/// Measures one library after the other, again and again, each time in a process of its own: what the machine does
/// meanwhile hits all of them alike, and no library finds the memory as another has left it.
struct Rounds {
    let count: Int
    /// How long one process repeats its work, in milliseconds.
    let milliseconds: Int

    struct Failure: Error, CustomStringConvertible { let description: String }

    func figures(of workload: Workload) throws -> [Library: Figures] {
        var figures: [Library: Figures] = [:]
        var checksums: Set<Int> = []
        let libraries = Library.allCases.filter { workload.preparations[$0] != nil }
        for round in 0..<count {
            for turn in libraries.indices {
                // Each round begins with another library.
                let library = libraries[(turn + round) % libraries.count]
                guard figures[library]?.failure == nil else { continue }
                do {
                    let measurement = try measure(workload, library)
                    checksums.insert(measurement.checksum)
                    figures[library, default: Figures()].add(measurement)
                } catch let failure as Failure {
                    figures[library, default: Figures()].failure = failure.description
                }
            }
        }
        guard checksums.count == 1 else {
            throw Failure(description: "\(workload.name): the libraries did different work, \(checksums)")
        }
        return figures
    }

    private func measure(_ workload: Workload, _ library: Library) throws -> Measurement {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["measure", workload.name, library.rawValue, "\(milliseconds)"]
        // A peer that crashes is a row of the table; its backtrace is not.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
            $1
        }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let deadline = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: deadline)
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        deadline.cancel()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): return try JSONDecoder().decode(Measurement.self, from: data)
        case (.uncaughtSignal, SIGTERM): throw Failure(description: "no end within 60 s")
        case (_, let status): throw Failure(description: "crashes (\(status))")
        }
    }
}
