import Foundation

/// The environment a program under test gets: what it needs to run, the same everywhere, and nothing that says
/// how it should look.
func programEnvironment(_ own: [String: String]) -> [String: String] {
    let passedOn = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let needed = ProcessInfo.processInfo.environment.filter { passedOn.contains($0.key) }
    let fixed = ["LANG": "C.UTF-8", "WORKBOOK_LANGUAGE": "en", "SWIFT_BACKTRACE": "enable=no"]
    return needed.merging(fixed) { $1 }.merging(own) { $1 }
}
