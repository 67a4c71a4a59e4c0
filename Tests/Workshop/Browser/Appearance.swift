import Foundation

/// What a visitor has chosen for all pages.
public enum ColorScheme: String, Sendable { case light, dark }

extension Tab {
    /// The size of the page's part of the window, in CSS pixels; `scale` are the screen's pixels in each.
    public func setViewport(width: Int = 1280, height: Int = 800, scale: Double = 1) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
        guard pointer.withLock({ $0.isFinger }) else { return }
        pointer.withLock { $0.isFinger = false }
        try call("Emulation.setTouchEmulationEnabled", ["enabled": false])
    }

    /// From now on this is a phone of this width: what a mouse would do, a finger does.
    public func setTouch(width: Int, height: Int = 780) throws {
        pointer.withLock { $0.isFinger = true }
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": true])
        try call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
    }

    /// Shows the page in light or dark, on a screen or as it is printed.
    public func setMedia(_ scheme: ColorScheme = .light, printed: Bool = false) throws {
        let preference: Parameters = ["name": "prefers-color-scheme", "value": scheme.rawValue]
        try call(
            "Emulation.setEmulatedMedia", ["media": printed ? "print" : "screen", "features": [preference]])
    }
}

extension Tab {
    /// What the viewport shows, or the whole page, as PNG.
    public func screenshot(wholePage: Bool = false) throws -> Data {
        var parameters: Parameters = ["format": "png", "captureBeyondViewport": wholePage]
        if wholePage {
            let size = try call("Page.getLayoutMetrics", as: Metrics.self).cssContentSize
            parameters["clip"] =
                ["x": 0, "y": 0, "width": size.width, "height": size.height, "scale": 1] as Parameters
        }
        return try call("Page.captureScreenshot", parameters, as: Picture.self).data
    }

    /// Writes `NAME.png` into the folder that `WORKBOOK_SCREENSHOTS` names. Without it, does nothing.
    public func keepScreenshot(_ name: String, wholePage: Bool = false) throws {
        guard let folder = ProcessInfo.processInfo.environment["WORKBOOK_SCREENSHOTS"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try screenshot(wholePage: wholePage).write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }

    private struct Metrics: Decodable {
        struct Size: Decodable {
            let width: Double
            let height: Double
        }

        let cssContentSize: Size
    }

    private struct Picture: Decodable { let data: Data }
}
