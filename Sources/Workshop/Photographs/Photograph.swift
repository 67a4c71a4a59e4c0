import Foundation
import Pixmap

/// A photograph of the service: its data, and the seed from which its picture is painted.
///
///     let best = Photograph.all.max { $0.rating < $1.rating }
///     let thumbnail = best?.picture(width: 145, height: 145)
public struct Photograph: Sendable, Hashable, Identifiable {
    /// The number with which it is requested.
    public let id: Int
    public let name: String
    public let photographer: Photographer
    /// Its rating, 0 to 100, with two decimals. No two photographs of the catalogue have the same.
    public let rating: Double
    /// The number of votes.
    public let votes: Int
    /// The number of people who have it among their favourites.
    public let favourites: Int
    /// The number of comments.
    public let comments: Int
    /// The photographer's description.
    public let description: String
    /// When it was taken, in whole seconds. The hour, in UTC, matches the light in the picture.
    public let taken: Date
    /// The seed from which its picture is painted.
    public let seed: UInt64

    /// The picture in this size, in pixels. A wider one shows more at its sides.
    public func picture(width: Int, height: Int) -> Pixmap {
        Painter.picture(seed: seed, width: width, height: height)
    }
}

public struct Photographer: Sendable, Hashable {
    /// The name of the account.
    public let userName: String
    /// The name of the person.
    public let fullName: String

    /// All photographers in the catalogue.
    static let all = [
        ("aoife.light", "Aoife Brannigan"), ("bjarki", "Bjarki Þórsson"), ("cmontserrat", "Carme Montserrat"),
        ("daltonfrost", "Dalton Frost"), ("e_okonkwo", "Ebele Okonkwo"), ("farmountain", "Faruk Dağlı"),
        ("graham.tide", "Graham Pettigrew"), ("hanako_f11", "Hanako Mori"), ("inesvento", "Inês Ventura"),
        ("jkowalczyk", "Janina Kowalczyk"), ("kahukura", "Kahu Rangihuna"), ("lindqvist", "Lova Lindqvist"),
        ("m.sandoval", "Mateo Sandoval"), ("nightowl_nour", "Nour Haddad"), ("orlagh", "Orla Gallagher"),
        ("pvdberg", "Pieter van den Berg"), ("quietfields", "Quentin Marchetti"), ("rsaini", "Ritika Saini"),
        ("slowshutter", "Silvia Ackermann"), ("tuyet.ng", "Tuyết Nguyễn"),
    ].map { Photographer(userName: $0.0, fullName: $0.1) }
}
