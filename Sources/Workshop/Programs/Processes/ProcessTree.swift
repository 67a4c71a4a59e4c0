import Foundation

/// A process and all its descendants, including those that have left its process group.
package enum ProcessTree {
    /// Kills the process and its descendants.
    package static func kill(_ root: pid_t) {
        // Parents first, so that none is left which could fork another process. Those that were found are killed even if they have
        // become orphans.
        for process in [root] + descendants(of: root) { Foundation.kill(process, SIGKILL) }
    }

    static func children(of parent: pid_t) -> [pid_t] {
        processes().filter { $0.parent == parent }.map(\.process)
    }

    package static func descendants(of root: pid_t) -> [pid_t] {
        let byParent = Dictionary(grouping: processes(), by: \.parent).mapValues { $0.map(\.process) }
        var found: [pid_t] = []
        var waiting = [root]
        while let next = waiting.popLast() {
            let children = byParent[next] ?? []
            found += children
            waiting += children
        }
        return found
    }

    private static func processes() -> [(process: pid_t, parent: pid_t)] {
        #if canImport(Darwin)
        let text = listed()
        return text.split(separator: "\n").compactMap { line in
            let numbers = line.split(separator: " ").compactMap { pid_t($0) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
        #else
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return folders.compactMap { folder in
            // The name, in parentheses, may contain anything; the state and the parent follow it.
            guard let process = pid_t(folder),
                let text = try? String(contentsOfFile: "/proc/\(folder)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { return nil }
            let fields = text[end...].split(separator: " ")
            return fields.count > 2 ? pid_t(fields[2]).map { (process, $0) } : nil
        }
        #endif
    }

    #if canImport(Darwin)
    private static func listed() -> String {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/ps")
        process.arguments = ["-A", "-o", "pid=,ppid="]
        process.standardOutput = pipe
        guard (try? process.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() else {
            return ""
        }
        return String(decoding: data, as: UTF8.self)
    }
    #endif
}
