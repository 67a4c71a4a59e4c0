import Foundation
import Pixmap

/// A photograph of the service: what is known of it, and the seed its picture is painted from.
///
///     let best = Photograph.all.max { $0.rating < $1.rating }
///     let thumbnail = best?.picture(width: 145, height: 145)
public struct Photograph: Sendable, Hashable, Identifiable {
    /// The number it is asked for by.
    public let id: Int
    /// Its title.
    public let name: String
    /// Who took it.
    public let photographer: Photographer
    /// 0 to 100, with two decimals; no two photographs of the catalogue have the same.
    public let rating: Double
    /// How many people voted for it.
    public let votes: Int
    /// How many people keep it among their favourites.
    public let favourites: Int
    /// How many comments were written.
    public let comments: Int
    /// What the photographer says of it.
    public let description: String
    /// When it was taken, in whole seconds; the hour is that of the light in the picture, in UTC.
    public let taken: Date
    /// What its picture is painted from.
    public let seed: UInt64

    /// The photograph in a size, in pixels: the same picture in each, with more at its sides where it is wider.
    public func picture(width: Int, height: Int) -> Pixmap {
        Painter.picture(seed: seed, width: width, height: height)
    }
}

/// Somebody who takes photographs.
public struct Photographer: Sendable, Hashable {
    /// The name of the account.
    public let userName: String
    /// The name on the letter box.
    public let fullName: String

    /// Everybody who has photographs in the catalogue.
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
