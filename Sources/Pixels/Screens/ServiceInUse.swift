import Foundation
import PhotoService
import Pixels

/// The photo service of a play, which runs inside the program.
///
///     let service = try ServiceInUse()
///     defer { service.end() }
public struct ServiceInUse: Sendable {
    /// Asks it.
    public let client: PixelsClient
    let service = PhotoService()

    /// Starts it. A test of a program can name another one, which the test watches and lets fail.
    public init() throws(ServiceError) {
        let other = ProcessInfo.processInfo.environment["WORKBOOK_PHOTOS"].flatMap { URL(string: $0) }
        do {
            // After this time without an answer the screen says so.
            client = PixelsClient(try other ?? service.start(), patience: .seconds(5))
        } catch {
            throw ServiceError(description: "The photo service cannot be started: \(error)")
        }
    }

    /// Ends it.
    public func end() { service.stop() }
}

/// Why there is no photo service to play with.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
    public let description: String
}
