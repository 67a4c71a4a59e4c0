import Coursework

/// Which compiler `swift` builds with, as it says itself. It is asked while something else goes on.
package final class CompilerVersion {
    private let job: Job
    private let name: String
    private let child: Child

    package init(of workbook: Workbook, for job: Job) throws(WorkbookError) {
        (self.job, name) = (job, job.newName())
        child = try Child(try workbook.swift(), ["--version"], output: job.file(name), adoptsOrphans: false)
    }

    /// Tells one compiler from another; `nil` if it does not say.
    package func fingerprint() throws(WorkbookError) -> Fingerprint? {
        while true {
            if let status = child.ended() { return status == 0 ? Fingerprint(job.text(name)) : nil }
            try job.pause()
        }
    }
}
