import Foundation
import Synchronization
import Testing

@testable import Terminal

struct FileOutputTests {
    @Test func aTextIsWrittenAtOnce() {
        let pipe = Pipe()
        let output = FileOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor) { _ in }
        for number in 1...3 {
            output.write("line \(number)\n")
            #expect(pipe.fileHandleForReading.availableData == Data("line \(number)\n".utf8))
        }
    }

    @Test func aFailureIsTold() {
        let failures = Mutex<[Int32]>([])
        let output = FileOutput(descriptor: -1) { error in failures.withLock { $0.append(error) } }
        output.write("lost")
        output.write("")
        #expect(failures.withLock(\.self) == [EBADF])
    }
}
