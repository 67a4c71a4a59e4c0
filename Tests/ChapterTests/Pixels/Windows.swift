import Harness

/// How many cells of a row show a picture.
func pixels(_ row: Int, _ screen: VirtualScreen) -> Int {
    screen.lines[row].filter { "▀▄█".contains($0) }.count
}
