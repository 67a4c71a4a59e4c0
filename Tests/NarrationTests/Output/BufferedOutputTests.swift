import Foundation
import Synchronization
import Testing

@testable import Narration

struct BufferedOutputTests {
    @Test func aBlockIsOneWriteAndNothingIsLost() {
        let pipe = Pipe()
        let output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor) { _ in }
        for number in 1...3 { output.write(["line \(number)"]) }
        output.flush()
        #expect(pipe.fileHandleForReading.availableData == Data("line 1\nline 2\nline 3\n".utf8))
    }

    @Test func aFullBufferIsWrittenByItself() throws {
        let pipe = Pipe()
        let output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor) { _ in }
        output.write(String(repeating: "x", count: 16 * 1024))
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd()?.count == 16 * 1024)
    }

    @Test func aFailureIsTold() {
        let failures = Mutex<[Int32]>([])
        let output = BufferedOutput(descriptor: -1) { error in failures.withLock { $0.append(error) } }
        output.write("lost")
        output.flush()
        output.flush()
        #expect(failures.withLock(\.self) == [EBADF])
    }
}
