import Coursework

/// One run of `swift build`, which reports its progress.
package struct SwiftBuild {
    private let arguments: [String]
    private let environment: [String: String]

    package init(_ arguments: [String], adding environment: [String: String] = [:]) {
        (self.arguments, self.environment) = (["build"] + arguments, environment)
    }

    /// Runs the build. Returns what it printed if it failed.
    ///
    /// - Parameter activity: makes the activity of these steps, which are `nil` as long as they are unknown.
    package func run(
        in workbook: Workbook, for job: Job, telling activity: (Activity.Steps?) -> Activity
    ) throws(WorkbookError) -> String? {
        let name = job.newName()
        let child = try Child(try workbook.swift(), arguments, adding: environment, output: job.file(name))
        while true {
            if let status = child.ended() { return status == 0 ? nil : job.text(name) }
            job.progress(Self.activity(in: job.text(name), telling: activity))
            try job.pause()
        }
    }

    /// The present activity of the build, from the last line of its output that shows one.
    package static func activity(in printed: String, telling activity: (Activity.Steps?) -> Activity)
        -> Activity
    {
        for line in printed.split(whereSeparator: \.isNewline).reversed() {
            if line.hasPrefix("["), let match = line.firstMatch(of: /^\[([0-9]+)\/([0-9]+)\]/),
                let step = Int(match.1),
                let total = Int(match.2)
            {
                return activity(Activity.Steps(step, of: total))
            }
            if line.contains("(PID:"),
                let match = line.firstMatch(of: /Another instance of SwiftPM \(PID: ([0-9]+)\)/)
            {
                return .waitingForSwift(process: String(match.1))
            }
        }
        return activity(nil)
    }
}
