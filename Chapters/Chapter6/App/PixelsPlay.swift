import FRP
import Narration
import Pixels
import PixelsScreens
import Views

/// The gallery, and the screens that can be opened from it, in a terminal and in a browser; in a pipe, its list.
let galleryPlay = Play(
    "gallery", "the app on its view models, live: gallery, photo, details, login, vote",
    withoutTerminal: "mvvm-in-practice",
    // A terminal only has room for the pictures.
    start: { try WhatIfController.runInTerminal { galleryScreen($0, showsList: false) } },
    print: { try printGallery() },
    page: { try WhatIfController.run("FRP Pixels") { galleryScreen($0, showsList: true) } })

/// The timeline of a user.
let timelinePlay = Play(
    "timeline", "the timeline of somebody, live", withoutTerminal: "timeline",
    start: { try WhatIfController.runInTerminal(showing: timelineScreen) },
    page: { try WhatIfController.run("FRP Pixels", showing: timelineScreen) })

@MainActor private func galleryScreen(_ client: PixelsClient, showsList: Bool) -> any ViewController {
    let navigation = NavigationController()
    let gallery = GalleryViewModel(PixelsServices(client))
    navigation.push(GalleryController(gallery, in: navigation, showsList: showsList))
    return navigation
}

@MainActor private func timelineScreen(_ client: PixelsClient) -> any ViewController {
    let navigation = NavigationController()
    navigation.push(PostsController(TimelineViewModel(PixelsServices(client)), in: navigation))
    return navigation
}
