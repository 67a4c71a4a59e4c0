import Testing

/// The suites that ask servers over `URLSession`, one after the other: all sessions of a program share one queue on Linux, and a
/// hostile server keeps it busy.
@Suite("Over the network", .serialized) enum OverTheNetwork {}
