import Testing

extension Trait where Self == IssueHandlingTrait {
    /// Marks suites of the workbook's own tests, `@Suite(.reported)`: the last lines of `swift test` name their failures.
    package static var reported: Self {
        .compactMapIssues { issue in
            if let test = Test.current {
                let place = issue.sourceLocation.map { "\($0.fileID):\($0.line)" }
                Summary.note(
                    failure: [test.displayName ?? test.name, place].compactMap(\.self).joined(separator: ", ")
                )
            }
            return issue
        }
    }
}
