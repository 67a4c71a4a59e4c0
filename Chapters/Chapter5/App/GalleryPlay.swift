import FRP
import Foundation
import Narration
import Pixels
import PixelsScreens
import Text
import Views

/// The gallery in a terminal and in a browser; in a pipe, its first photos as text.
let galleryPlay = Play(
    "gallery", "the gallery of popular photos, live", withoutTerminal: "basics",
    start: { try WhatIfController.runInTerminal(showing: galleryScreen) },
    print: { try printGallery(ServiceInUse()) },
    page: { try WhatIfController.run("Popular photos", showing: galleryScreen) })

@MainActor private func galleryScreen(_ client: PixelsClient) -> any ViewController {
    let navigation = NavigationController()
    navigation.push(GalleryController(PhotoImporter(client), in: navigation))
    return navigation
}

/// Prints the first photos, if there is no terminal.
private func printGallery(_ service: ServiceInUse) throws {
    defer { service.end() }
    let records = try service.client.popularPhotos(page: 1, count: 6).firstOrThrow()
    for record in records {
        print(
            "{name}, by {username}, rated {rating}".translated(naming: [
                "name": record.name, "username": record.user.username, "rating": "\(record.rating)",
            ]))
        guard let url = record.url(for: .thumbnail) else { continue }
        let picture = try service.client.picture(at: url).firstOrThrow()
        for line in picture.shades(columns: 40, rows: 20) { print(line) }
        print()
    }
}

extension Signal {
    /// Waits for the first value, and returns it. Throws if the signal fails.
    fileprivate func firstOrThrow() throws -> Value {
        switch materialize().first() {
        case .next(let value): return value
        case .error(let error): throw error
        case .completed, nil: throw PixelsError.noAnswer(from: URL(filePath: "/"), reason: "nothing came")
        }
    }
}
