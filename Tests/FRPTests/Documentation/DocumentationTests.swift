import Testing

/// What is written about the core, held against the core and its tests.
@Suite("Documentation") enum DocumentationTests {}
