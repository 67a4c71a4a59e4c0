import FRP
import Narration
import Pixels
import PixelsScreens
import Terminal
import Text

/// The gallery in plain words, a line for each photo: for a screen reader, for a pipe, and beside the pictures.
enum GalleryList {
    /// The lines that stand in the window. A star stands before the chosen one.
    static func lines(_ list: GridViewModel) -> [String] {
        let photos = list.gallery.photos.value
        return list.visible.map { index in
            "\(index == list.gallery.chosen.value ? "*" : " ") \(index + 1). \(photos[index].name)"
        }
    }
}

/// The gallery where there is no terminal: the list, then a line for each number that is typed.
///
///     echo 3 | swift run chapter6 play
@MainActor func printGallery() throws {
    let service = try ServiceInUse()
    defer { service.end() }
    let gallery = GalleryViewModel(PixelsServices(service.client, on: BackgroundScheduler()))
    gallery.active = true
    // The photos, if there are any, arrive before the fetching has ended.
    _ = gallery.fetching.isLoading.signal.filter { !$0 }.first()
    if let trouble = gallery.fetching.trouble.value { throw PipeError(description: trouble) }
    if gallery.photos.value.isEmpty { throw PipeError(description: "The service has no photos.") }
    let list = gallery.grid(withPictures: false)
    list.layOut(columns: 1, rows: gallery.photos.value.count)
    print(gallery.title.translated)
    for line in GalleryList.lines(list) { print(line) }
    let typed = TypedLines.fromStandardInput() ?? TypedLines([])
    for line in typed.lines {
        guard let number = Int(line) else {
            print("“\(line)” is not a photo's number.".translated)
            continue
        }
        gallery.choose(max(number, 1) - 1)
        print(GalleryList.lines(list)[gallery.chosen.value])
    }
    for remark in typed.remarks { print(remark.translated) }
}

/// Why there is no list.
struct PipeError: Error, CustomStringConvertible {
    let description: String
}
