import FRP
import Foundation
import Narration
import Pixels
import PixelsScreens
import Terminal
import Text
import Views

/// The gallery in a real terminal.
let galleryPlay = Play(
    "gallery",
    "the gallery of popular photos, live",
    insteadOf: "basics",
    start: { try runGallery(ServiceInUse()) },
    print: { try printGallery(ServiceInUse()) },
    page: {
        try WhatIfPage.run("Popular photos") { client in
            let navigation = NavigationController()
            navigation.push(GalleryPage(PhotoImporter(client), in: navigation))
            return navigation
        }
    }
)

@MainActor private func runGallery(_ service: ServiceInUse) throws {
    let gallery = Gallery(PhotoImporter(service.client))
    let opened = Property<FullSizePager?>(nil)
    let session = try TerminalSession(needing: GalleryScreen.smallest)
    let watching = Signal.merge([.changes(of: gallery), opened.changes]).subscribe(next: { session.redraw() })
    defer {
        watching.dispose()
        service.end()
    }
    gallery.load()
    try session.run(
        explaining: { Array(opened.value == nil ? GalleryScreen.keys : GalleryScreen.pagerKeys) },
        layingOut: { size in
            let layout = GalleryScreen.layout(in: size)
            gallery.layOut(columns: layout.columns, rows: layout.rows)
        },
        drawing: { canvas in
            if let pager = opened.value {
                GalleryScreen.draw(pager, on: &canvas)
            } else {
                GalleryScreen.draw(gallery, on: &canvas)
            }
        },
        handling: { key in
            if key == .character("q") { return session.end() }
            if let pager = opened.value {
                switch key {
                case .right, .pageDown, .character(" "): pager.turn(1)
                case .left, .pageUp: pager.turn(-1)
                case .escape, .enter, .backspace:
                    gallery.choose(pager.index.value)
                    opened.value = nil
                case .character("r"): pager.load()
                default: break
                }
            } else {
                switch key {
                case .right: gallery.move(columns: 1)
                case .left: gallery.move(columns: -1)
                case .down: gallery.move(rows: 1)
                case .up: gallery.move(rows: -1)
                case .pageDown, .character(" "): gallery.move(pages: 1)
                case .pageUp: gallery.move(pages: -1)
                case .home: gallery.choose(0)
                case .end: gallery.choose(.max)
                case .enter: opened.value = gallery.open()
                case .character("r"): gallery.retry()
                case .escape: session.end()
                default: break
                }
            }
        }
    )
}

/// The first photos as text, where there is no terminal.
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
    /// Waits for the first value, and throws what it fails with instead.
    fileprivate func firstOrThrow() throws -> Value {
        switch materialize().first() {
        case .next(let value): return value
        case .error(let error): throw error
        case .completed, nil: throw PixelsError.noAnswer(from: URL(filePath: "/"), reason: "nothing came")
        }
    }
}
