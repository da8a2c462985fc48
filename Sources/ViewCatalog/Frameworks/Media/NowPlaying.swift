import Interpreter

/// What an app tells the lock screen of what it plays, and the commands that it takes from there:
/// nobody gives any.
var nowPlaying: [Builtin] {
  [
    Builtin(
      nil,
      """
      class MPNowPlayingInfoCenter: NSObject {
        static let _default: MPNowPlayingInfoCenter = MPNowPlayingInfoCenter()
        class func `default`() -> MPNowPlayingInfoCenter { _default }
        var nowPlayingInfo: [String: Any]?
        var playbackState: MPNowPlayingPlaybackState = .unknown
      }
      """),
    Builtin(
      nil,
      "enum MPNowPlayingPlaybackState: UInt { case unknown, playing, paused, stopped, interrupted }"
    ),
    Builtin(
      nil,
      """
      enum MPRemoteCommandHandlerStatus: Int {
        case success = 0
        case noSuchContent = 100
        case noActionableNowPlayingItem = 110
        case deviceNotFound = 120
        case commandFailed = 200
      }
      """),
    Builtin(
      nil,
      """
      class MPRemoteCommand: NSObject {
        var isEnabled: Bool = true
        var preferredIntervals: [NSNumber] = []
        @discardableResult func addTarget(
          handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
        ) -> Any { self }
        func addTarget(_ target: Any, action: Selector) {}
        func removeTarget(_ target: Any?) {}
      }
      """),
    Builtin(nil, "typealias MPSkipIntervalCommand = MPRemoteCommand"),
    Builtin(nil, "typealias MPChangePlaybackPositionCommand = MPRemoteCommand"),
    Builtin(nil, "typealias MPChangePlaybackRateCommand = MPRemoteCommand"),
    Builtin(nil, "class MPRemoteCommandEvent: NSObject { var timestamp: TimeInterval { 0 } }"),
    Builtin(
      nil,
      """
      class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
        var positionTime: TimeInterval { 0 }
      }
      """),
    Builtin(
      nil,
      "class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { var interval: TimeInterval { 0 } }"),
    Builtin(
      nil,
      """
      class MPRemoteCommandCenter: NSObject {
        static let _shared: MPRemoteCommandCenter = MPRemoteCommandCenter()
        class func shared() -> MPRemoteCommandCenter { _shared }
        let playCommand: MPRemoteCommand = MPRemoteCommand()
        let pauseCommand: MPRemoteCommand = MPRemoteCommand()
        let stopCommand: MPRemoteCommand = MPRemoteCommand()
        let togglePlayPauseCommand: MPRemoteCommand = MPRemoteCommand()
        let nextTrackCommand: MPRemoteCommand = MPRemoteCommand()
        let previousTrackCommand: MPRemoteCommand = MPRemoteCommand()
        let skipForwardCommand: MPRemoteCommand = MPRemoteCommand()
        let skipBackwardCommand: MPRemoteCommand = MPRemoteCommand()
        let seekForwardCommand: MPRemoteCommand = MPRemoteCommand()
        let seekBackwardCommand: MPRemoteCommand = MPRemoteCommand()
        let changePlaybackPositionCommand: MPRemoteCommand = MPRemoteCommand()
        let changePlaybackRateCommand: MPRemoteCommand = MPRemoteCommand()
        let likeCommand: MPRemoteCommand = MPRemoteCommand()
      }
      """),
    Builtin(
      nil,
      """
      class MPMediaItemArtwork: NSObject {
        let bounds: CGRect
        let _image: (CGSize) -> UIImage
        init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
          bounds = CGRect(origin: .zero, size: boundsSize)
          _image = requestHandler
        }
        func image(at size: CGSize) -> UIImage? { _image(size) }
      }
      """),
  ]
    + [
      ("MPMediaItemPropertyTitle", "title"), ("MPMediaItemPropertyArtist", "artist"),
      ("MPMediaItemPropertyAlbumTitle", "albumTitle"), ("MPMediaItemPropertyArtwork", "artwork"),
      ("MPMediaItemPropertyPlaybackDuration", "playbackDuration"),
      ("MPMediaItemPropertyGenre", "genre"),
      (
        "MPNowPlayingInfoPropertyElapsedPlaybackTime",
        "MPNowPlayingInfoPropertyElapsedPlaybackTime"
      ),
      ("MPNowPlayingInfoPropertyPlaybackRate", "MPNowPlayingInfoPropertyPlaybackRate"),
      ("MPNowPlayingInfoPropertyIsLiveStream", "MPNowPlayingInfoPropertyIsLiveStream"),
      ("MPNowPlayingInfoPropertyMediaType", "MPNowPlayingInfoPropertyMediaType"),
      (
        "MPNowPlayingInfoPropertyDefaultPlaybackRate", "MPNowPlayingInfoPropertyDefaultPlaybackRate"
      ),
    ].map { name, value in Builtin(nil, "let \(name): String = \"\(value)\"") }
}
