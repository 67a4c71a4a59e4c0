extension Session {
    /// The book in a browser, or as files.
    func read(_ options: ReadingOptions) throws(WorkbookError) {
        if let folder = options.folder { return try export(to: folder) }
        try ReadingRun(self).run(options)
    }
}
