import FRP
import Narration
import Pixels
import PixelsScreens
import Terminal
import Views

/// The gallery, with everything that can be opened from it, in a real terminal; in a pipe, its list.
let galleryPlay = Play(
    "gallery",
    "the app on its view models, live: gallery, photo, details, login, vote",
    insteadOf: "mvvm-in-practice",
    start: { try play(needing: GalleryScreen.smallest) { GalleryScreen(GalleryViewModel($0)) } },
    print: { try printGallery() },
    page: { try showPage { GalleryPage(GalleryViewModel($0), in: $1) } }
)

/// What people have posted, in a real terminal.
let timelinePlay = Play(
    "timeline",
    "the timeline of somebody, live",
    insteadOf: "timeline",
    start: { try play(needing: TimelineScreen.smallest) { TimelineScreen(TimelineViewModel($0)) } },
    page: { try showPage { PostsPage(TimelineViewModel($0), in: $1) } }
)

/// Shows a page, and whatever is opened from it, in a browser; each tab has view models of its own.
@MainActor private func showPage(
    _ first: @escaping @MainActor (PixelsServices, NavigationController) -> any ViewController
) throws {
    try WhatIfController.run("FRP Pixels") { client in
        let navigation = NavigationController()
        navigation.push(first(PixelsServices(client), navigation))
        return navigation
    }
}

/// Shows a screen, and whatever is opened from it, until it is left.
@MainActor private func play(needing size: Size, _ first: (PixelsServices) -> any AppScreen) throws {
    let service = try ServiceInUse()
    defer { service.end() }
    let session = try TerminalSession(needing: size)
    let navigator = Navigator(redraw: { session.redraw() }, end: { session.end() })
    navigator.push(first(PixelsServices(service.client)))
    try session.run(
        explaining: { navigator.top.map { Array($0.keys) } },
        layingOut: { size in navigator.top?.layOut(in: size) },
        drawing: { canvas in navigator.top?.draw(on: &canvas) },
        handling: { key in navigator.top?.handle(key, in: navigator) }
    )
}
