import Coursework

/// The version of the compiler, as `swift --version` prints it. The command runs while other work goes on.
package final class CompilerVersion {
    private let job: Job
    private let name: String
    private let child: Child

    package init(of workbook: Workbook, for job: Job) throws(WorkbookError) {
        (self.job, name) = (job, job.newName())
        child = try Child(try workbook.swift(), ["--version"], output: job.file(name), killsOrphans: false)
    }

    /// Differs for different compilers; `nil` if `swift --version` failed.
    package func fingerprint() throws(WorkbookError) -> Fingerprint? {
        while true {
            if let status = child.ended() { return status == 0 ? Fingerprint(job.text(name)) : nil }
            try job.pause()
        }
    }
}
