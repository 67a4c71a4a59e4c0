import Foundation
import PhotoService
import Pixels

/// The photo service of a play, which runs inside the program.
///
///     let service = try ServiceInUse()
///     defer { service.end() }
public struct ServiceInUse: Sendable {
    /// The client of this service.
    public let client: PixelsClient
    let service = PhotoService()

    /// Starts the service. A test of a program can set the address of another, which it can observe and make fail.
    public init() throws(ServiceError) {
        let other = ProcessInfo.processInfo.environment["WORKBOOK_PHOTOS"].flatMap { URL(string: $0) }
        do {
            // The timeout after which the screen shows an error.
            client = PixelsClient(try other ?? service.start(), patience: .seconds(5))
        } catch {
            throw ServiceError(description: "The photo service cannot be started: \(error)")
        }
    }

    /// Stops the service.
    public func end() { service.stop() }
}

/// The reason why the photo service could not be started.
public struct ServiceError: Error, Sendable, CustomStringConvertible {
    public let description: String
}
