import FRP
import Foundation
import Narration
import Pixels
import PixelsScreens
import Terminal

/// The gallery in a real terminal.
let galleryPlay = Play(
    "gallery",
    "the gallery of popular photos, live",
    insteadOf: "basics",
    option: Play.Option("--api", "URL", "the same with the photos of another server"),
    start: { address in try runGallery(ServiceInUse.chosen(by: address)) },
    print: { address in try printGallery(ServiceInUse.chosen(by: address)) }
)

@MainActor private func runGallery(_ service: ServiceInUse) throws {
    let gallery = Gallery(PhotoImporter(service.client))
    let session = try TerminalSession(needing: GalleryScreen.smallest)
    var pager: FullSizePager?
    let watchingPager = SerialDisposable()
    let watching = gallery.changes.subscribe(next: { session.redraw() })
    defer {
        watching.dispose()
        watchingPager.dispose()
        service.end()
    }
    func open(_ new: FullSizePager?) {
        if let old = pager, new == nil { gallery.choose(old.index.value) }
        pager = new
        watchingPager.inner = new?.changes.subscribe(next: { session.redraw() })
    }
    gallery.load()
    try session.run(
        drawing: { canvas in
            let layout = GalleryScreen.layout(in: canvas.size)
            gallery.layOut(columns: layout.columns, rows: layout.rows)
            if let pager {
                GalleryScreen.draw(pager, on: &canvas)
            } else {
                GalleryScreen.draw(gallery, on: &canvas)
            }
        },
        handling: { event in
            guard case .key(let key) = event else { return }
            if let shown = pager {
                switch key {
                case .right, .pageDown, .character(" "): shown.turn(1)
                case .left, .pageUp: shown.turn(-1)
                case .escape, .enter, .backspace: open(nil)
                case .character("r"): shown.load()
                case .character("q"): session.end()
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
                case .enter: open(gallery.open())
                case .character("r"): gallery.retry()
                case .character("q"), .escape: session.end()
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
        print("\(record.name), by \(record.user.username), rated \(record.rating)")
        guard let url = record.url(for: .thumbnail) else { continue }
        let picture = try service.client.picture(at: url).firstOrThrow()
        for line in picture.shades(columns: 40, rows: 20) { print(line) }
        print()
    }
}

extension Signal {
    /// Waits for the first value, and throws what it fails with instead.
    fileprivate func firstOrThrow() throws -> Value {
        guard case .next(let value)? = materialize().first() else {
            try waitUntilCompleted()
            throw PixelsError.noAnswer(from: URL(filePath: "/"), reason: "nothing came")
        }
        return value
    }
}
