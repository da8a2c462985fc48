import Interpreter

/// ShazamKit where nothing is heard and no catalog answers.
var songRecognition: [Builtin] {
  [
    """
    struct SHError: Error {
      enum Code: Int {
        case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200
        case signatureDurationInvalid, matchAttemptFailed, customCatalogInvalid = 300
        case customCatalogInvalidURL, mediaLibrarySyncFailed = 400, internalError = 500
        case mediaItemFetchFailed = 600
      }
      let code: Code
      init(_ code: Code) { self.code = code }
    }
    """,
    """
    struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
      static let title = SHMediaItemProperty("sh_title")
      static let subtitle = SHMediaItemProperty("sh_subtitle")
      static let artist = SHMediaItemProperty("sh_artist")
      static let artworkURL = SHMediaItemProperty("sh_artworkURL")
      static let webURL = SHMediaItemProperty("sh_webURL")
      static let shazamID = SHMediaItemProperty("sh_shazamID")
    }
    """,
    """
    class SHMediaItem: NSObject, @unchecked Sendable {
      let _properties: [SHMediaItemProperty: Any]
      init(properties: [SHMediaItemProperty: Any]) { _properties = properties }
      subscript(property: SHMediaItemProperty) -> Any { _properties[property] ?? "" }
      var shazamID: String? { _properties[.shazamID] as? String }
      var title: String? { _properties[.title] as? String }
      var subtitle: String? { _properties[.subtitle] as? String }
      var artist: String? { _properties[.artist] as? String }
      var artworkURL: URL? { _properties[.artworkURL] as? URL }
      var webURL: URL? { _properties[.webURL] as? URL }
      var appleMusicURL: URL? { nil }
      var appleMusicID: String? { nil }
      var videoURL: URL? { nil }
      var genres: [String] { [] }
      var isrc: String? { nil }
      var explicitContent: Bool { false }
    }
    """,
    """
    class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
      var matchOffset: TimeInterval { 0 }
      var predictedCurrentMatchOffset: TimeInterval { 0 }
      var frequencySkew: Float { 0 }
    }
    """,
    """
    class SHSignature: NSObject, @unchecked Sendable {
      var duration: TimeInterval { 0 }
      var dataRepresentation: Data { Data() }
      override init() {}
    }
    """,
    """
    class SHSignatureGenerator: NSObject {
      override init() {}
      func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
      func signature() -> SHSignature { SHSignature() }
    }
    """,
    """
    class SHMatch: NSObject, @unchecked Sendable {
      var mediaItems: [SHMatchedMediaItem] { [] }
      var querySignature: SHSignature { SHSignature() }
    }
    """,
    "class SHCatalog: NSObject { override init() {} }",
    """
    class SHCustomCatalog: SHCatalog {
      override init() { super.init() }
      func addReferenceSignature(
        _ signature: SHSignature, representing mediaItems: [SHMediaItem]
      ) throws {}
    }
    """,
    """
    class SHSession: NSObject {
      enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
      }
      let catalog: SHCatalog
      weak var delegate: (any SHSessionDelegate)?
      override init() { catalog = SHCatalog() }
      init(catalog: SHCatalog) { self.catalog = catalog }
      func match(_ signature: SHSignature) {
        DispatchQueue.main.async {
          self.delegate?.session(
            self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
      }
      func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
      func result(from signature: SHSignature) async -> Result {
        .error(SHError(.matchAttemptFailed), signature)
      }
    }
    """,
    """
    final class SHManagedSession: @unchecked Sendable {
      enum State: Equatable, Sendable { case idle, prerecording, matching }
      var state: State { .idle }
      init() {}
      init(catalog: SHCatalog) {}
      func prepare() async {}
      func cancel() {}
      func result() async -> SHSession.Result {
        .error(SHError(.matchAttemptFailed), SHSignature())
      }
      var results: AsyncStream<SHSession.Result> { AsyncStream { $0.finish() } }
    }
    """,
    """
    class SHMediaLibrary: NSObject {
      static let `default` = SHMediaLibrary()
      func add(
        _ mediaItems: [SHMediaItem], completionHandler: @escaping ((any Error)?) -> Void
      ) { DispatchQueue.main.async { completionHandler(SHError(.mediaLibrarySyncFailed)) } }
    }
    """,
  ].map { Builtin(nil, $0) }
    + delegate(
      "SHSessionDelegate",
      [
        "session(_ session: SHSession, didFind match: SHMatch)",
        """
        session(
          _ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
        """,
      ])
}
