import Coursework
import Foundation
import Processes

/// The browser that is there.
struct Browser {
    /// The program that opens addresses.
    private let program: String

    /// `nil` if there is none, or nobody would see it.
    init?(in workbook: Workbook) {
        #if canImport(Darwin)
        let names = ["open"]
        #else
        let screens = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { workbook.environment[$0] }
        let hasScreen = screens.contains { !$0.isEmpty }
        let names = ["wslview"] + (hasScreen ? ["xdg-open"] : [])
        #endif
        let found = names.lazy.compactMap { try? workbook.program($0, from: "") }.first
        guard let found else { return nil }
        program = found
    }

    /// Has it show an address, and does not wait for it. It outlives this process.
    func open(_ address: String) {
        let null = Foundation.open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        try? Orphans.lettingGo {
            let shell = try Spawn.start(
                "/bin/sh", ["-c", #""$0" "$1" &"#, program, address],
                environment: ProcessInfo.processInfo.environment, [null, null, null], .ownSession)
            var status: Int32 = 0
            while waitpid(shell, &status, 0) < 0, errno == EINTR {}
        }
    }
}
