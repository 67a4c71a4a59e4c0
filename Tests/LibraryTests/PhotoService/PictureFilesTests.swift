import Harness
import Synchronization
import Testing
import Trials

@testable import PhotoService

struct PictureFilesTests {
    @Test func `A picture is drawn once for all requests at the same time`() {
        let files = PictureFiles(atMost: 1000)
        let drawn = Mutex(0)
        onThreads(8) { _ in
            let file = files.file("dunes") {
                drawn.withLock { $0 += 1 }
                return Array(repeating: 7, count: 100)
            }
            #expect(file?.count == 100)
        }
        #expect(drawn.withLock(\.self) == 1)
    }

    @Test func `The least recently used files are removed first`() {
        let files = PictureFiles(atMost: 300)
        var drawn: [String] = []
        func ask(_ name: String, size: Int = 100) {
            _ = files.file(name) {
                drawn.append(name)
                return Array(repeating: 7, count: size)
            }
        }
        for name in ["a", "b", "c", "a", "d", "a", "b"] { ask(name) }
        #expect(drawn == ["a", "b", "c", "d", "b"])
        ask("huge", size: 301)
        ask("huge", size: 301)
        #expect(drawn.suffix(2) == ["huge", "huge"])
    }
}
