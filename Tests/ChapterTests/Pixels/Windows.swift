import Harness
import Testing

/// How many cells of a row show a picture.
func pixels(_ row: Int, _ screen: VirtualScreen) -> Int {
    screen.lines[row].filter { "▀▄█".contains($0) }.count
}

/// The terminal is as it was before.
func expectWhole(_ window: PseudoTerminal) {
    #expect(!window.screen.isAlternate && window.screen.isCursorVisible)
    #expect(window.settings == window.settingsBefore)
}
