import Testing

@Suite("Chapter 2", .serialized) enum Chapter2 {}
@Suite("Chapter 3", .serialized) enum Chapter3 {}
@Suite("Chapter 4", .serialized) enum Chapter4 {}
