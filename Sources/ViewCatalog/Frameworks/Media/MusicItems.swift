import Interpreter

/// MusicKit without a subscription and without a library: it may be asked, and finds nothing.
var musicItems: [Builtin] { musicAccess + musicThings + musicRequests + musicPlayers }

private var musicAccess: [Builtin] {
  [
    """
    struct MusicAuthorization: Sendable {
      enum Status: String, CaseIterable, Hashable, Sendable {
        case notDetermined, denied, restricted, authorized
      }
      static var _status: Status = .notDetermined
      static var currentStatus: Status { _status }
      static func request() async -> Status {
        _status = .authorized
        return .authorized
      }
    }
    """,
    """
    struct MusicSubscription: Hashable, Sendable {
      let canPlayCatalogContent: Bool
      let canBecomeSubscriber: Bool
      let hasCloudLibraryEnabled: Bool
      typealias Updates = AsyncStream<MusicSubscription>
      static var _none: MusicSubscription {
        MusicSubscription(
          canPlayCatalogContent: false, canBecomeSubscriber: false, hasCloudLibraryEnabled: false)
      }
      static var current: MusicSubscription { get async throws { _none } }
      static var subscriptionUpdates: Updates { AsyncStream { $0.yield(_none) } }
    }
    """,
    """
    enum MusicTokenRequestError: String, Error, Hashable, Sendable {
      case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn
      case developerTokenRequestFailed
    }
    """,
    """
    struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
      CustomStringConvertible
    {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
      init(stringLiteral value: String) { rawValue = value }
      var description: String { rawValue }
    }
    """,
    "protocol MusicItem: Hashable, Identifiable, Sendable { var id: MusicItemID { get } }",
    "protocol PlayableMusicItem: MusicItem {}",
    """
    struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Hashable, Sendable,
      ExpressibleByArrayLiteral
    {
      typealias Element = MusicItemType
      typealias ArrayLiteralElement = MusicItemType
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<MusicItemCollection<MusicItemType>>
      typealias SubSequence = Slice<MusicItemCollection<MusicItemType>>
      var _items: [MusicItemType]
      init(arrayLiteral elements: MusicItemType...) { _items = elements }
      init<S: Sequence>(_ elements: S) where S.Element == MusicItemType { _items = Array(elements) }
      var startIndex: Int { 0 }
      var endIndex: Int { _items.count }
      subscript(position: Int) -> MusicItemType { _items[position] }
      var title: String? { nil }
      var hasNextBatch: Bool { false }
      func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var musicThings: [Builtin] {
  let song = ["title", "artistName"].map { "let \($0): String" }
  let shared = ["let artwork: Artwork?", "let url: URL?", "let genreNames: [String]"]
  let kinds: [(String, [String])] = [
    (
      "Song",
      song + shared + [
        "let albumTitle: String?", "let duration: TimeInterval?", "let releaseDate: Date?",
        "let trackNumber: Int?", "let hasLyrics: Bool", "let isrc: String?",
        "let previewAssets: [PreviewAsset]?", "let albums: MusicItemCollection<Album>?",
        "let artists: MusicItemCollection<Artist>?", "let contentRating: ContentRating?",
      ]
    ),
    (
      "Album",
      song + shared + [
        "let trackCount: Int", "let releaseDate: Date?", "let isSingle: Bool?", "let upc: String?",
        "let copyright: String?", "let tracks: MusicItemCollection<Track>?",
        "let artists: MusicItemCollection<Artist>?", "let contentRating: ContentRating?",
      ]
    ),
    (
      "Playlist",
      [
        "let name: String", "let curatorName: String?", "let artwork: Artwork?", "let url: URL?",
        "let standardDescription: String?", "let lastModifiedDate: Date?",
        "let tracks: MusicItemCollection<Track>?",
      ]
    ),
    (
      "Station",
      ["let name: String", "let artwork: Artwork?", "let url: URL?", "let isLive: Bool"]
    ),
  ]
  return [
    "enum ContentRating: String, Hashable, Sendable { case clean, explicit }",
    "struct PreviewAsset: Hashable, Sendable { let url: URL?; let artwork: Artwork? }",
    "struct Genre: MusicItem { let id: MusicItemID; let name: String }",
    """
    struct Artist: MusicItem {
      let id: MusicItemID
      let name: String
      let artwork: Artwork?
      let url: URL?
      var albums: MusicItemCollection<Album>? { nil }
      var topSongs: MusicItemCollection<Song>? { nil }
    }
    """,
    """
    struct Artwork: Hashable, Sendable {
      let maximumWidth: Int
      let maximumHeight: Int
      let alternateText: String?
      var backgroundColor: CGColor? { nil }
      func url(width: Int, height: Int) -> URL? { nil }
    }
    """,
    """
    struct ArtworkImage: View {
      let _width: CGFloat?
      let _height: CGFloat?
      init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (_width, _height) = (width, height) }
      init(_ artwork: Artwork, width: CGFloat) { (_width, _height) = (width, width) }
      init(_ artwork: Artwork, height: CGFloat) { (_width, _height) = (height, height) }
      var body: some View { Rectangle().fill(.quaternary).frame(width: _width, height: _height) }
    }
    """,
    """
    enum Track: PlayableMusicItem {
      case song(Song)
      var _song: Song { switch self { case .song(let song): return song } }
      var id: MusicItemID { _song.id }
      var title: String { _song.title }
      var artistName: String { _song.artistName }
      var albumTitle: String? { _song.albumTitle }
      var artwork: Artwork? { _song.artwork }
      var duration: TimeInterval? { _song.duration }
      var trackNumber: Int? { _song.trackNumber }
    }
    """,
  ].map { Builtin(nil, $0) }
    + kinds.map { name, members in
      Builtin(
        nil,
        """
        struct \(name): PlayableMusicItem {
          let id: MusicItemID
        \(members.map { "  " + $0 }.joined(separator: "\n"))
          static func == (lhs: \(name), rhs: \(name)) -> Bool { lhs.id == rhs.id }
          func hash(into hasher: inout Hasher) { hasher.combine(id) }
          func with(_ properties: [Any]) async throws -> \(name) { self }
        }
        """)
    }
}

private var musicRequests: [Builtin] {
  let kinds = ["song", "album", "artist", "playlist", "station"]
  let found = kinds.map { kind in
    let type = kind.prefix(1).uppercased() + kind.dropFirst()
    return "  var \(kind)s: MusicItemCollection<\(type)> { [] }"
  }.joined(separator: "\n")
  return [
    """
    struct MusicCatalogSearchRequest: Sendable {
      let term: String
      var limit: Int?
      var offset: Int?
      var includeTopResults: Bool = false
      init(term: String, types: [any MusicItem.Type]) { self.term = term }
      func response() async throws -> MusicCatalogSearchResponse {
        throw MusicTokenRequestError.developerTokenRequestFailed
      }
    }
    """,
    "struct MusicCatalogSearchResponse: Hashable, Sendable {\n\(found)\n}",
    """
    struct MusicLibrarySearchRequest: Sendable {
      let term: String
      var limit: Int?
      init(term: String, types: [any MusicItem.Type]) { self.term = term }
      func response() async throws -> MusicLibrarySearchResponse { MusicLibrarySearchResponse() }
    }
    """,
    "struct MusicLibrarySearchResponse: Hashable, Sendable {\n\(found)\n}",
    """
    struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
      var limit: Int = 25
      var offset: Int = 0
      init() {}
      func response() async throws -> MusicLibraryResponse<MusicItemType> {
        MusicLibraryResponse<MusicItemType>()
      }
    }
    """,
    """
    struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
      var items: MusicItemCollection<MusicItemType> { [] }
    }
    """,
    """
    struct MusicCatalogResourceRequest<MusicItemType: MusicItem> {
      var limit: Int?
      init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
      init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
      func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.developerTokenRequestFailed
      }
    }
    """,
    """
    struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
      var items: MusicItemCollection<MusicItemType> { [] }
    }
    """,
    """
    struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem>: Sendable {
      var limit: Int?
      init() {}
      func response() async throws -> MusicLibraryResponse<MusicItemType> {
        MusicLibraryResponse<MusicItemType>()
      }
    }
    """,
    """
    class MusicLibrary: @unchecked Sendable {
      static let shared = MusicLibrary()
      init() {}
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "View",
        "func musicSubscriptionOffer(isPresented: Binding<Bool>) -> some View { self }")
    ]
}

private var musicPlayers: [Builtin] {
  [
    """
    class MusicPlayer: ObservableObject {
      enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
      }
      enum RepeatMode: Hashable, Sendable { case none, one, all }
      enum ShuffleMode: Hashable, Sendable { case off, songs }
      class State: ObservableObject {
        @Published var playbackStatus: PlaybackStatus = .stopped
        @Published var playbackRate: Float = 0
        @Published var repeatMode: RepeatMode?
        @Published var shuffleMode: ShuffleMode?
        init() {}
      }
      class Queue: ObservableObject {
        struct Entry: Identifiable {
          let id: String
          let title: String
          let subtitle: String?
          let artwork: Artwork?
        }
        var currentEntry: Entry? { nil }
        init<S: Sequence>(for playableItems: S) where S.Element: PlayableMusicItem {}
        init() {}
      }
      let state: State = State()
      var playbackTime: TimeInterval = 0
      var isPreparedToPlay: Bool { false }
      init() {}
      func prepareToPlay() async throws { throw MusicTokenRequestError.userNotSignedIn }
      func play() async throws { throw MusicTokenRequestError.userNotSignedIn }
      func pause() {}
      func stop() {}
      func skipToNextEntry() async throws {}
      func skipToPreviousEntry() async throws {}
      func restartCurrentEntry() {}
    }
    """,
    """
    class ApplicationMusicPlayer: MusicPlayer {
      static let shared = ApplicationMusicPlayer()
      var queue: MusicPlayer.Queue = MusicPlayer.Queue()
      override init() { super.init() }
    }
    """,
    """
    class SystemMusicPlayer: MusicPlayer {
      static let shared = SystemMusicPlayer()
      var queue: MusicPlayer.Queue = MusicPlayer.Queue()
      override init() { super.init() }
    }
    """,
  ].map { Builtin(nil, $0) }
}
