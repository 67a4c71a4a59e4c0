import FRP
import Marbles
import Narration
import Pixels

let picturesOfAuthors = Section("5.7") { tell in
    tell.prose(
        """
        Section 5.5 left out one part of the app: the picture of the author, beside each post. Rows are reused: the next
        search puts other posts into them. This is how a row loads its picture:
        """
    )
    tell.body(of: "deliveringOn screen: any Scheduler\n    )", in: "Chapters/Chapter5/Search/SearchRow.swift")
    tell.prose(
        """
        `startWith(nil)` takes the old picture out of the row at once. It is the last step, so it does not wait for the
        background (4.13). `subscribeOn` starts the work on a background scheduler, and `deliverOn` brings the picture
        to the screen. (`map(Optional.some)` makes a `Pixmap?` of each `Pixmap`.) `awaitedPictures` lists the authors
        whose pictures we still wait for; each picture takes a second:
        """
    )
    tell.example {
        let (background, screen) = (Lane(), Lane())
        let posts = StubPosts(on: clock, access: "granted", answer: "ok")
        let row = SearchRow(
            StubPosts.post("Up early.", by: "mina"), posts,
            loadingOn: background, deliveringOn: screen)
        clock.advance(by: .milliseconds(500))
        print("waiting for", posts.awaitedPictures)
        row.post.value = StubPosts.post("Sand!", by: "olav")
        print("another post in the row, waiting for", posts.awaitedPictures)
        clock.run()
        print("Olav's picture is shown:", row.avatar.value != nil)
        row.post.value = StubPosts.post("More sand!", by: "olav")
        print("the same author, it is shown:", row.avatar.value != nil)
    }
    tell.prose(
        """
        When the row gets another post, `switchToLatest` cancels Mina's picture. (Olav's is not in the list yet:
        `subscribeOn` asks for it in the background, when the clock moves on.) The tutorial does not cancel it: if
        Mina's picture comes last there, it is shown beside Olav's post. And `distinctUntilChanged` lets an address
        through only if it has changed, so the picture stays if the author is the same.
        """
    )
}
