import Foundation
import HTTPServer
import Photographs

/// Answers about photos, in the JSON format that the book parses.
extension FrontDesk {
    struct PhotoAnswer: Encodable {
        struct User: Encodable {
            let username: String
            let fullname: String
        }

        struct Image: Encodable {
            let size: Int
            let url: String
        }

        let id: Int
        let name: String
        let user: User
        let rating: Double
        let votes_count: Int
        let images: [Image]
        var description: String?
        var comments_count: Int?
        var voted: Bool?
    }

    struct PageAnswer: Encodable {
        let feature: String
        let current_page: Int
        let total_pages: Int
        let total_items: Int
        let photos: [PhotoAnswer]
    }

    func photos(_ query: [String: String]) -> HTTPAnswer {
        let feature = query["feature"] ?? "popular"
        guard feature == "popular" else { return .problem("There is no feature “\(feature)”.", status: 400) }
        guard let page = Int(query["page"] ?? "1"), page >= 1, page < 10_000,
            let count = Int(query["rpp"] ?? "20"),
            (1...100).contains(count)
        else { return .problem("page counts from 1, and rpp goes from 1 to 100.", status: 400) }
        let all = query["sort"] == "rating" ? Photograph.all.sorted { $0.rating > $1.rating } : Photograph.all
        let pages = (all.count + count - 1) / count
        return .json(
            PageAnswer(
                feature: feature, current_page: page, total_pages: pages, total_items: all.count,
                photos: all.dropFirst((page - 1) * count).prefix(count).map { answer(on: $0, sizes: [3]) }))
    }

    func photo(_ number: String, _ request: HTTPRequest) -> HTTPAnswer {
        about(number) { .json(["photo": details(of: $0, request)]) }
    }

    func vote(_ number: String, _ request: HTTPRequest) -> HTTPAnswer {
        about(number) { photograph in
            switch accounts.vote(for: photograph.id, with: request.token) {
            case .counted: .json(["photo": details(of: photograph, request)])
            case .castBefore: .problem("This vote was cast before.", status: 403)
            case .notLoggedIn: .problem("Voting needs a login.", status: 401)
            }
        }
    }

    func logIn(_ request: HTTPRequest) -> HTTPAnswer {
        guard let form = request.form else {
            return .problem("The body must be a form, like username=ash&password=furrow.", status: 400)
        }
        guard let token = accounts.logIn(form["username"] ?? "", form["password"] ?? "") else {
            return .problem("That name and password do not belong together.", status: 401)
        }
        return .json(["token": token])
    }

    func picture(_ number: String, _ file: String, _ request: HTTPRequest) -> HTTPAnswer {
        about(number) { photograph in
            switch file {
            case "3.bmp": bmp(of: photograph, width: 145, height: 145, request)
            case "4.bmp": bmp(of: photograph, width: 480, height: 320, request)
            default: .problem("Photo \(number) has no image \(file).", status: 404)
            }
        }
    }

    private func bmp(
        of photograph: Photograph, width: Int, height: Int, _ request: HTTPRequest
    ) -> HTTPAnswer {
        let file = pictures.file("\(photograph.id) \(width)") {
            request.isAwaited() ? photograph.picture(width: width, height: height).bmp : nil
        }
        return file.map { HTTPAnswer(contentType: "image/bmp", body: $0) } ?? .raw { $0.end() }
    }

    /// An answer about the photograph with this number, or status 404.
    private func about(_ number: String, _ answer: (Photograph) -> HTTPAnswer) -> HTTPAnswer {
        Int(number).flatMap(Photograph.numbered).map(answer)
            ?? .problem("There is no photo \(number).", status: 404)
    }

    private func details(of photograph: Photograph, _ request: HTTPRequest) -> PhotoAnswer {
        var answer = answer(on: photograph, sizes: [3, 4])
        answer.description = photograph.description
        answer.comments_count = photograph.comments
        answer.voted = accounts.hasVoted(for: photograph.id, request.token)
        return answer
    }

    private func answer(on photograph: Photograph, sizes: [Int]) -> PhotoAnswer {
        let address = address.withLock(\.self)
        return PhotoAnswer(
            id: photograph.id, name: photograph.name,
            user: .init(
                username: photograph.photographer.userName, fullname: photograph.photographer.fullName),
            rating: photograph.rating, votes_count: photograph.votes + accounts.votes(for: photograph.id),
            images: sizes.map { .init(size: $0, url: "\(address)/images/\(photograph.id)/\($0).bmp") })
    }
}
