import Testing

/// The suites that run examples: one at a time, as in a chapter, because `print` asks which example runs.
@Suite(.serialized) enum RunningExamples {}
