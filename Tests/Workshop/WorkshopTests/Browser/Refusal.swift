import Browser
import Testing

/// The message of the error that `body` throws. If it throws none, the test fails.
func refusal<Result>(
    _ location: SourceLocation = #_sourceLocation, of body: () throws -> Result
) -> String {
    let error = #expect(throws: BrowserError.self, sourceLocation: location) { try body() }
    return error?.description ?? ""
}
