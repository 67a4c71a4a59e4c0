/// Something whose release can be seen: capture it, keep it weakly, look.
final class Token: Sendable {
    let value = 0
}
