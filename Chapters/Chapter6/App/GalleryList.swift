import Pixels

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
