import Testing

@Suite("Chapter 4", .serialized) enum Chapter4 {}
