import Interpreter

/// What is asked of files besides what is in them.
var fileDetails: [Builtin] {
  [
    // Objective-C's truth values are Swift's here.
    Builtin(nil, "typealias ObjCBool = Bool"), Builtin("Bool", "var boolValue: Bool { self }"),
    Builtin(
      nil,
      """
      struct URLResourceKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let nameKey = URLResourceKey(rawValue: "NSURLNameKey")
        static let localizedNameKey = URLResourceKey(rawValue: "NSURLLocalizedNameKey")
        static let isDirectoryKey = URLResourceKey(rawValue: "NSURLIsDirectoryKey")
        static let isRegularFileKey = URLResourceKey(rawValue: "NSURLIsRegularFileKey")
        static let isHiddenKey = URLResourceKey(rawValue: "NSURLIsHiddenKey")
        static let fileSizeKey = URLResourceKey(rawValue: "NSURLFileSizeKey")
        static let creationDateKey = URLResourceKey(rawValue: "NSURLCreationDateKey")
        static let contentModificationDateKey = URLResourceKey(
          rawValue: "NSURLContentModificationDateKey")
        static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
      }
      """),
    Builtin(
      nil,
      """
      struct URLResourceValues {
        var name: String?
        var fileSize: Int?
        var isDirectory: Bool?
        var isRegularFile: Bool? { isDirectory.map { !$0 } }
        var creationDate: Date?
        var contentModificationDate: Date?
        var isExcludedFromBackup: Bool?
        init() {}
      }
      """),
    Builtin(
      "URL",
      """
      func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        var values = URLResourceValues()
        values.name = lastPathComponent
        values.fileSize = FileManager.default.contents(atPath: path)?.count
        values.isDirectory = FileManager.default._folders.contains(path)
        return values
      }
      """),
    Builtin(
      "URL", "mutating func setResourceValues(_ values: URLResourceValues) throws {}"),
    Builtin(
      "URL",
      """
      func checkResourceIsReachable() throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else {
          throw CocoaError(.fileReadNoSuchFile)
        }
        return true
      }
      """),
    Builtin(
      "URL", "@discardableResult func startAccessingSecurityScopedResource() -> Bool { true }"),
    Builtin("URL", "func stopAccessingSecurityScopedResource() {}"),
    Builtin(
      "URL",
      """
      func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint) -> URL
      { appendingPathComponent(String(path)) }
      """),
    Builtin(
      "FileManager",
      """
      struct DirectoryEnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let skipsSubdirectoryDescendants = DirectoryEnumerationOptions(rawValue: 1)
        static let skipsPackageDescendants = DirectoryEnumerationOptions(rawValue: 2)
        static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
      }
      """),
    Builtin(
      "FileManager",
      """
      func contentsOfDirectory(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
        options mask: DirectoryEnumerationOptions = []
      ) throws -> [URL] {
        let names = try contentsOfDirectory(atPath: url.path)
        let shown = mask.contains(.skipsHiddenFiles) ? names.filter { !$0.hasPrefix(".") } : names
        return shown.map { url.appendingPathComponent($0) }
      }
      """),
    Builtin(
      "FileManager",
      """
      func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
        guard let data = contents(atPath: path) else { throw CocoaError(.fileReadNoSuchFile) }
        return [.size: data.count, .creationDate: Date(), .modificationDate: Date()]
      }
      """),
    Builtin(
      "FileManager",
      """
      func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
        isDirectory = ObjCBool(_folders.contains(path))
        return fileExists(atPath: path)
      }
      """),
    Builtin(
      "FileManager", "func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }"
    ),
    Builtin(
      "FileManager", "func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }"
    ),
    Builtin(
      "FileManager",
      "func isDeletableFile(atPath path: String) -> Bool { fileExists(atPath: path) }"),
    Builtin(
      "FileManager",
      "func displayName(atPath path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }"
    ),
    Builtin(
      "FileManager",
      """
      func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        URL(fileURLWithPath: "/Groups/" + groupIdentifier)
      }
      """),
    Builtin("FileManager", "var ubiquityIdentityToken: AnyObject? { nil }"),
    Builtin(
      "FileManager",
      "func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }"),
    Builtin(
      "FileManager",
      """
      func copyItem(atPath srcPath: String, toPath dstPath: String) throws {
        try copyItem(at: URL(fileURLWithPath: srcPath), to: URL(fileURLWithPath: dstPath))
      }
      """),
    Builtin(
      "FileManager",
      """
      func moveItem(atPath srcPath: String, toPath dstPath: String) throws {
        try moveItem(at: URL(fileURLWithPath: srcPath), to: URL(fileURLWithPath: dstPath))
      }
      """),
    Builtin(
      "FileManager",
      """
      @discardableResult func replaceItemAt(
        _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil
      ) throws -> URL? {
        if fileExists(atPath: originalItemURL.path) { try removeItem(at: originalItemURL) }
        try moveItem(at: newItemURL, to: originalItemURL)
        return originalItemURL
      }
      """),
    Builtin("Bundle", "var localizations: [String] { [\"en\"] }"),
    Builtin("Bundle", "var executablePath: String? { bundlePath + \"/App\" }"),
    Builtin("Bundle", "var appStoreReceiptURL: URL? { nil }"),
    Builtin(
      "Bundle",
      "func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? { [] }"
    ),
  ]
}
