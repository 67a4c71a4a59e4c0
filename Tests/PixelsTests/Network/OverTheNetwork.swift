import Testing

/// The suites that ask servers, one after the other: they have little patience, and a hostile server keeps the machine busy.
@Suite("Over the network", .serialized, .waits) enum OverTheNetwork {}
