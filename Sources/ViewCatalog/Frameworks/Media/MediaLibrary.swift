import Interpreter

/// The music library of a device with nothing in it, and what plays from it.
var mediaItems: [Builtin] { libraryItems + musicPlayers }

private var libraryItems: [Builtin] {
  [
    Builtin(nil, "typealias MPMediaEntityPersistentID = UInt64"),
    Builtin(
      nil,
      """
      struct MPMediaType: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let music = MPMediaType(rawValue: 1)
        static let podcast = MPMediaType(rawValue: 2)
        static let audioBook = MPMediaType(rawValue: 4)
        static let anyAudio = MPMediaType(rawValue: 255)
        static let movie = MPMediaType(rawValue: 256)
        static let anyVideo = MPMediaType(rawValue: 65280)
        static let any = MPMediaType(rawValue: .max)
      }
      """),
    Builtin(
      nil,
      "enum MPMediaLibraryAuthorizationStatus: Int { case notDetermined, denied, restricted, authorized }"
    ),
    Builtin(
      nil,
      """
      class MPMediaLibrary: NSObject {
        static var _status: MPMediaLibraryAuthorizationStatus = .notDetermined
        class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { _status }
        class func requestAuthorization(
          _ completionHandler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
        ) {
          DispatchQueue.main.async {
            _status = .authorized
            completionHandler(.authorized)
          }
        }
        class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
          _status = .authorized
          return .authorized
        }
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaEntity: NSObject {
        override init() {}
        var persistentID: MPMediaEntityPersistentID { 0 }
        func value(forProperty property: String) -> Any? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaItem: MPMediaEntity {
        override init() { super.init() }
        var mediaType: MPMediaType { .music }
        var title: String? { nil }
        var artist: String? { nil }
        var albumTitle: String? { nil }
        var albumArtist: String? { nil }
        var genre: String? { nil }
        var composer: String? { nil }
        var playbackDuration: TimeInterval { 0 }
        var albumTrackNumber: Int { 0 }
        var assetURL: URL? { nil }
        var artwork: MPMediaItemArtwork? { nil }
        var lyrics: String? { nil }
        var isCloudItem: Bool { false }
        var playCount: Int { 0 }
        var rating: Int { 0 }
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaItemCollection: MPMediaEntity {
        let items: [MPMediaItem]
        init(items: [MPMediaItem]) { self.items = items }
        var count: Int { items.count }
        var representativeItem: MPMediaItem? { items.first }
        var mediaTypes: MPMediaType { .music }
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaPlaylist: MPMediaItemCollection {
        var name: String? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaPredicate: NSObject { override init() {} }
      """),
    Builtin(
      nil,
      """
      class MPMediaPropertyPredicate: MPMediaPredicate {
        init(value: Any?, forProperty property: String) {}
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaQuery: NSObject {
        override init() {}
        init(filterPredicates: Set<MPMediaPredicate>?) {}
        var items: [MPMediaItem]? { [] }
        var collections: [MPMediaItemCollection]? { [] }
        func addFilterPredicate(_ predicate: MPMediaPredicate) {}
        class func songs() -> MPMediaQuery { MPMediaQuery() }
        class func albums() -> MPMediaQuery { MPMediaQuery() }
        class func artists() -> MPMediaQuery { MPMediaQuery() }
        class func playlists() -> MPMediaQuery { MPMediaQuery() }
        class func genres() -> MPMediaQuery { MPMediaQuery() }
      }
      """),
  ]
}

private var musicPlayers: [Builtin] {
  [
    systemScreen(
      "MPMediaPickerController", title: "Music",
      left: "self.delegate?.mediaPickerDidCancel(self)",
      """
      weak var delegate: (any MPMediaPickerControllerDelegate)?
      var allowsPickingMultipleItems: Bool = false
      var showsCloudItems: Bool = true
      var showsItemsWithProtectedAssets: Bool = true
      var prompt: String?
      let mediaTypes: MPMediaType
      override init() {
        mediaTypes = .any
        super.init()
      }
      init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init()
      }
      """),
    Builtin(
      nil,
      """
      enum MPMusicPlaybackState: Int {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
      }
      """),
    Builtin(nil, "enum MPMusicRepeatMode: Int { case `default`, none, one, all }"),
    Builtin(nil, "enum MPMusicShuffleMode: Int { case `default`, off, songs, albums }"),
    Builtin(
      nil,
      """
      class MPMusicPlayerController: NSObject {
        static let systemMusicPlayer: MPMusicPlayerController = MPMusicPlayerController()
        static let applicationMusicPlayer: MPMusicPlayerController = MPMusicPlayerController()
        static let applicationQueuePlayer: MPMusicPlayerController = MPMusicPlayerController()
        override init() {}
        var playbackState: MPMusicPlaybackState = .stopped
        var repeatMode: MPMusicRepeatMode = .default
        var shuffleMode: MPMusicShuffleMode = .default
        var currentPlaybackTime: TimeInterval = 0
        var currentPlaybackRate: Float = 1
        var volume: Float = 1
        var nowPlayingItem: MPMediaItem?
        var indexOfNowPlayingItem: Int { 0 }
        var isPreparedToPlay: Bool { false }
        func _enter(_ state: MPMusicPlaybackState) {
          playbackState = state
          NotificationCenter.default.post(
            name: .MPMusicPlayerControllerPlaybackStateDidChange, object: self)
        }
        func play() { _enter(.playing) }
        func pause() { _enter(.paused) }
        func stop() { _enter(.stopped) }
        func prepareToPlay() {}
        func skipToNextItem() {}
        func skipToPreviousItem() {}
        func skipToBeginning() { currentPlaybackTime = 0 }
        func beginSeekingForward() {}
        func beginSeekingBackward() {}
        func endSeeking() {}
        func setQueue(with query: MPMediaQuery) {}
        func setQueue(with itemCollection: MPMediaItemCollection) {
          nowPlayingItem = itemCollection.representativeItem
        }
        func setQueue(with storeIDs: [String]) {}
        func beginGeneratingPlaybackNotifications() {}
        func endGeneratingPlaybackNotifications() {}
      }
      """),
    Builtin(
      nil,
      """
      class MPVolumeView: UIView {
        var showsVolumeSlider: Bool = true
        var showsRouteButton: Bool = true
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override var _fitsHeight: Bool { true }
        override func _shown() -> AnyView { AnyView(Slider(value: .constant(0.5))) }
      }
      """),
  ]
    + ["PlaybackStateDidChange", "NowPlayingItemDidChange", "VolumeDidChange"].map {
      Builtin(
        "Notification.Name",
        """
        static let MPMusicPlayerController\($0) = Notification.Name(
          "MPMusicPlayerController\($0)Notification")
        """)
    }
    + delegate(
      "MPMediaPickerControllerDelegate",
      [
        """
        mediaPicker(
          _ mediaPicker: MPMediaPickerController,
          didPickMediaItems mediaItemCollection: MPMediaItemCollection)
        """,
        "mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)",
      ])
}
