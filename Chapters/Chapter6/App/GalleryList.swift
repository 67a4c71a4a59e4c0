import FRP
import Narration
import Pixels
import PixelsScreens
import Terminal
import Text

/// The gallery as text, with a line for each photo, for a pipe. A star marks the chosen one.
func lines(of gallery: GalleryViewModel) -> [String] {
    gallery.photos.value.enumerated().map { place, photo in
        "\(place == gallery.chosen.value ? "*" : " ") \(place + 1). \(photo.name)"
    }
}

/// Prints the gallery, if there is no terminal: the list, and then a line for each number that is typed.
///
///     echo 3 | swift run chapter6 play
@MainActor func printGallery() throws {
    let service = try ServiceInUse()
    defer { service.end() }
    let gallery = GalleryViewModel(PixelsServices(service.client, on: BackgroundScheduler()))
    gallery.active = true
    // The photos arrive before `isLoading` becomes false.
    _ = gallery.fetching.isLoading.signal.filter { !$0 }.first()
    if let trouble = gallery.fetching.trouble.value { throw PipeError(description: trouble) }
    if gallery.photos.value.isEmpty { throw PipeError(description: "The service has no photos.") }
    print(gallery.title.translated)
    for line in lines(of: gallery) { print(line) }
    let typed = TypedLines.fromStandardInput() ?? TypedLines([])
    for line in typed.lines {
        guard let number = Int(line) else {
            print("“\(line)” is not a photo's number.".translated)
            continue
        }
        gallery.choose(max(number, 1) - 1)
        print(lines(of: gallery)[gallery.chosen.value])
    }
    for remark in typed.remarks { print(remark.translated) }
}

/// The error when the list could not be fetched.
struct PipeError: Error, CustomStringConvertible {
    let description: String
}
