import FRP
import Foundation
import PhotoService
import Pixels

/// The photo service that is played with: the one inside the program, or another.
///
///     let service = try ServiceInUse.chosen(by: "http://127.0.0.1:8080")
///     defer { service.end() }
public struct ServiceInUse: Sendable {
    /// Asks it.
    public let client: PixelsClient
    /// The one inside the program, if that is it.
    let own: PhotoService?
    /// How long an answer may take before the screen says that none came.
    private static let patience = Duration.seconds(5)

    /// The service at this address, which is asked once whether it is one; or our own if there is no address.
    public static func chosen(by address: String?) throws(ServiceError) -> ServiceInUse {
        guard let address else { return try own() }
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else { throw .noAddress(address) }
        let client = PixelsClient(url, patience: .seconds(4))
        if case .error(let error)? = client.popularPhotos(page: 1, count: 1).materialize().first() {
            throw .unusable("\(error)")
        }
        return ServiceInUse(client: PixelsClient(url, patience: patience), own: nil)
    }

    private static func own() throws(ServiceError) -> ServiceInUse {
        let service = PhotoService()
        do {
            return ServiceInUse(
                client: PixelsClient(try service.start(), patience: patience), own: service)
        } catch {
            throw .cannotStart("\(error)")
        }
    }

    /// Ends our own; another one is left as it is.
    public func end() { own?.stop() }
}

/// Why there is no photo service to play with.
public enum ServiceError: Error, Sendable, CustomStringConvertible {
    case noAddress(String)
    case unusable(String)
    case cannotStart(String)

    public var description: String {
        switch self {
        case .noAddress(let address):
            "“\(address)” is no address of a server. It should look like --api http://127.0.0.1:8080"
        case .unusable(let reason):
            "\(reason)\nCheck the address, or leave --api out: then the workbook brings its own photo service."
        case .cannotStart(let reason): "The photo service cannot be started: \(reason)"
        }
    }
}
