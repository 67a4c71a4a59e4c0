import FRP
import Foundation

/// Says at the very end how many exercises are passed, wrong, and not begun.
enum Summary {
    private static let counts = Lock((passed: 0, wrong: 0, pending: 0))

    private static let isTold: Void = {
        atexit {
            let (passed, wrong, pending) = Summary.counts.withLock(\.self)
            print("Exercises: \(passed) passed, \(wrong) wrong, \(pending) not begun.")
        }
    }()

    static func note(isPending: Bool, isWrong: Bool) {
        isTold
        counts.withLock { counts in
            if isPending {
                counts.pending += 1
            } else if isWrong {
                counts.wrong += 1
            } else {
                counts.passed += 1
            }
        }
    }
}
