import Foundation
import Pixels

/// The photo service that is played with: the one inside the program, or another.
struct ServiceInUse: Sendable {
    let client: PixelsClient
    /// How long an answer may take before the screen says that none came.
    private static let patience = Duration.seconds(5)

    /// The one inside the program, if that is it.
    private let service: PhotoService?

    /// The service at this address, or our own if there is none. An address that cannot work ends the program, before
    /// the screen is taken, with a message.
    static func chosen(by address: String?) -> ServiceInUse {
        guard let address else { return own() }
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else {
            fail("“\(address)” is no address of a server. It should look like --api http://127.0.0.1:8080")
        }
        let client = PixelsClient(url, patience: .seconds(4))
        if case .error(let error)? = client.popularPhotos(page: 1, count: 1).materialize().first() {
            fail(
                """
                \(error)
                Check the address, or leave --api out: then the workbook brings its own photo service.
                """
            )
        }
        return ServiceInUse(client: PixelsClient(url, patience: patience), service: nil)
    }

    private static func own() -> ServiceInUse {
        let service = PhotoService()
        do {
            return ServiceInUse(
                client: PixelsClient(try service.start(), patience: patience), service: service)
        } catch {
            fail("The photo service cannot be started: \(error)")
        }
    }

    func end() { service?.stop() }
}
