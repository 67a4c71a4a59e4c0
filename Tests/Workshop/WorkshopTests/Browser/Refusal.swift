import Browser
import Testing

/// What the error says with which `body` fails. If it does not, the test has failed.
func refusal<Result>(
    _ location: SourceLocation = #_sourceLocation, of body: () throws -> Result
) -> String {
    let error = #expect(throws: BrowserError.self, sourceLocation: location) { try body() }
    return error?.description ?? ""
}
