import Foundation

/// The settings of a terminal: echo, lines or single keys, special characters.
public struct TerminalSettings: Sendable, Hashable, CustomStringConvertible {
    private let modes: [UInt64]
    private let characters: [UInt8]

    init(of descriptor: Int32) {
        var settings = termios()
        tcgetattr(descriptor, &settings)
        #if canImport(Darwin)
        // The system itself sets PENDIN when typed text has to be processed again, and clears it when the text is read.
        settings.c_lflag &= ~tcflag_t(PENDIN)
        #endif
        modes = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) }
        characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    }

    /// Whether typed text is shown.
    public var echoes: Bool { modes[3] & UInt64(ECHO) != 0 }

    /// The settings as numbers.
    public var description: String { "input, output, control, local: \(modes), characters: \(characters)" }
}
