import Foundation

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
