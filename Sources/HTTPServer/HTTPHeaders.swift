/// The headers of a request or an answer. Names are the same in upper and lower case; the order is kept.
///
///     let headers: HTTPHeaders = ["ETag": "\"dunes\""]
///     headers["etag"]
public struct HTTPHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    struct Field: Sendable, Hashable {
        let name: String
        var value: String
    }

    private(set) var fields: [Field] = []

    /// These headers; what is given twice is joined by a comma.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The value of the header; setting `nil` removes it.
    public subscript(name: String) -> String? {
        get { place(of: name).map { fields[$0].value } }
        set {
            let place = place(of: name)
            switch (place, newValue) {
            case (let place?, let value?): fields[place].value = value
            case (let place?, nil): fields.remove(at: place)
            case (nil, let value?): fields.append(Field(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// A header that comes twice means both values, in order (RFC 9110, 5.2).
    mutating func add(_ name: String, _ value: String) {
        self[name] = self[name].map { "\($0), \(value)" } ?? value
    }

    /// Whether the header, a list with commas, has this word in it.
    func list(_ name: String, contains word: String) -> Bool {
        (self[name] ?? "").split(separator: ",").contains { element in
            element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }.lowercased() == word
        }
    }

    private func place(of name: String) -> Int? {
        let name = name.lowercased()
        return fields.firstIndex { $0.name.lowercased() == name }
    }
}
