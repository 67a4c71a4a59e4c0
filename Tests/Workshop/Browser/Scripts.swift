import Foundation

extension Tab {
    /// The value of an expression in the page; of a promise, what it promised. An exception in the page is an error with its
    /// text.
    ///
    ///     let title: String = try tab.value("document.title")
    public func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws
        -> Value
    {
        guard let value = try evaluate(expression, as: type) else {
            throw BrowserError("“\(expression)” has no value that is \(type).")
        }
        return value
    }

    /// Runs a script in the page, and waits for what it promises.
    public func run(_ script: String) throws { _ = try evaluate(script, as: Done.self) }

    /// What stands in an element, as a reader sees it.
    public func text(of selector: String) throws -> String {
        let element = "document.querySelector(\(selector.inScript))"
        return try value("\(element).innerText ?? \(element).textContent")
    }

    /// The value of an expression in the innermost frame of the page, also of one of another origin.
    public func value<Value: Decodable>(inFrame expression: String, as type: Value.Type = Value.self) throws
        -> Value
    {
        var tree = try call("Page.getFrameTree", as: Frames.self).frameTree
        while let inner = tree.childFrames?.first { tree = inner }
        let world = try call("Page.createIsolatedWorld", ["frameId": tree.frame.id], as: World.self)
        guard let value = try evaluate(expression, in: world.executionContextId, as: type) else {
            throw BrowserError("“\(expression)” has no value that is \(type) in the frame.")
        }
        return value
    }

    private func evaluate<Value: Decodable>(_ script: String, in world: Int? = nil, as type: Value.Type)
        throws -> Value?
    {
        var parameters: Parameters = [
            "expression": script, "awaitPromise": true, "returnByValue": type != Done.self,
            "userGesture": true,
        ]
        if let world { parameters["contextId"] = world }
        let evaluation = try call("Runtime.evaluate", parameters, as: Evaluation<Value>.self)
        if let exception = evaluation.exceptionDetails { throw BrowserError("“\(script)”: \(exception)") }
        return evaluation.value
    }
}

extension String {
    /// As a literal of a script.
    public var inScript: String {
        String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
    }
}

private struct Frames: Decodable {
    struct Tree: Decodable {
        struct Frame: Decodable { let id: String }

        let frame: Frame
        let childFrames: [Tree]?
    }

    let frameTree: Tree
}

private struct World: Decodable {
    let executionContextId: Int
}

private struct Evaluation<Value: Decodable>: Decodable {
    let exceptionDetails: PageException?
    let value: Value?

    private enum CodingKeys: CodingKey { case result, exceptionDetails }
    private enum ResultKeys: CodingKey { case value }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        exceptionDetails = try container.decodeIfPresent(PageException.self, forKey: .exceptionDetails)
        let result = try container.nestedContainer(keyedBy: ResultKeys.self, forKey: .result)
        // What is undefined comes without a value, and is `nil` like null.
        value = try? Value(from: result.superDecoder(forKey: .value))
    }
}

/// What a script of a page has thrown.
struct PageException: Decodable, CustomStringConvertible {
    private let text: String
    private let exception: RemoteValue?

    var description: String { exception?.description ?? text }
}

/// A value of a page's script, as it can be shown.
struct RemoteValue: Decodable, CustomStringConvertible {
    let description: String

    private enum CodingKeys: CodingKey { case description, value, type }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try? container.decode(String.self, forKey: .value)
        let told = try? container.decode(String.self, forKey: .description)
        let truth = try? container.decode(Bool.self, forKey: .value)
        description =
            try text ?? told ?? truth.map { "\($0)" } ?? container.decode(String.self, forKey: .type)
    }
}
