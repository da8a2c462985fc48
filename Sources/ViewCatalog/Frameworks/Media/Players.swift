import Interpreter

/// Films and the times in them, as AVFoundation and AVKit declare them: a player without a screen
/// of its own, whose item has no length.
var players: [Builtin] { mediaTimes + playerTypes + playerViews }

private var mediaTimes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CMTime: Comparable, Hashable, Sendable {
        var value: Int64
        var timescale: Int32
        init() {
          value = 0
          timescale = 0
        }
        init(value: Int64, timescale: Int32) {
          self.value = value
          self.timescale = timescale
        }
        init(seconds: Double, preferredTimescale: Int32) {
          value = Int64((seconds * Double(preferredTimescale)).rounded())
          timescale = preferredTimescale
        }
        static let zero = CMTime(value: 0, timescale: 1)
        static let invalid = CMTime()
        static let indefinite = CMTime()
        static let positiveInfinity = CMTime()
        var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
        var isValid: Bool { timescale != 0 }
        var isNumeric: Bool { timescale != 0 }
        var isIndefinite: Bool { timescale == 0 }
        static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
        static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
          CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, 1))
        }
        static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
          CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, 1))
        }
      }
      """),
    Builtin(nil, "typealias CMTimeScale = Int32"), Builtin(nil, "typealias CMTimeValue = Int64"),
    Builtin(nil, "func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }"),
    Builtin(
      nil,
      "func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }"
    ),
    Builtin(
      nil,
      """
      func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
        CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
      }
      """),
  ]
}

private var playerTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class AVAsset: NSObject {
        var duration: CMTime { .zero }
        var tracks: [AVAssetTrack] { [] }
        var url: URL
        init(url: URL) { self.url = url }
      }
      """),
    Builtin(
      nil,
      """
      class AVURLAsset: AVAsset {
        init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
      }
      """),
    Builtin(
      nil,
      """
      class AVPlayerItem: NSObject {
        enum Status: Int { case unknown, readyToPlay, failed }
        static let didPlayToEndTimeNotification = Notification.Name(
          "AVPlayerItemDidPlayToEndTimeNotification")
        var asset: AVAsset
        var status: Status { .unknown }
        var duration: CMTime { .indefinite }
        var error: (any Error)? { nil }
        var preferredForwardBufferDuration: TimeInterval = 0
        var isPlaybackLikelyToKeepUp: Bool { false }
        var isPlaybackBufferEmpty: Bool { true }
        init(url: URL) { asset = AVAsset(url: url) }
        init(asset: AVAsset) { self.asset = asset }
        init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
        func currentTime() -> CMTime { .zero }
        func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
          completionHandler?(true)
        }
      }
      """),
    Builtin(
      "Notification.Name",
      """
      static let AVPlayerItemDidPlayToEndTime = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
      """),
    Builtin(
      nil,
      """
      class AVPlayer: NSObject {
        enum Status: Int { case unknown, readyToPlay, failed }
        enum TimeControlStatus: Int { case paused, waitingToPlayAtSpecifiedRate, playing }
        enum ActionAtItemEnd: Int { case advance, pause, none }
        var currentItem: AVPlayerItem?
        var rate: Float = 0
        var volume: Float = 1
        var isMuted: Bool = false
        var actionAtItemEnd: ActionAtItemEnd = .pause
        var automaticallyWaitsToMinimizeStalling: Bool = true
        var allowsExternalPlayback: Bool = true
        var preventsDisplaySleepDuringVideoPlayback: Bool = true
        var defaultRate: Float = 1
        var _time: CMTime = .zero
        var status: Status { .readyToPlay }
        var error: (any Error)? { nil }
        var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
        override init() {}
        init(url: URL) { currentItem = AVPlayerItem(url: url) }
        init(playerItem item: AVPlayerItem?) { currentItem = item }
        func play() { rate = defaultRate }
        func pause() { rate = 0 }
        func playImmediately(atRate rate: Float) { self.rate = rate }
        func currentTime() -> CMTime { _time }
        func seek(to time: CMTime) { _time = time }
        func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
          _time = time
          completionHandler(true)
        }
        func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { _time = time }
        func seek(
          to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
          completionHandler: @escaping (Bool) -> Void
        ) {
          _time = time
          completionHandler(true)
        }
        func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
        func addPeriodicTimeObserver(
          forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
        ) -> Any { NSObject() }
        func addBoundaryTimeObserver(
          forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
        ) -> Any { NSObject() }
        func removeTimeObserver(_ observer: Any) {}
      }
      """),
    Builtin(
      nil,
      """
      class NSValue: NSObject {
        var _rect: CGRect = .zero
        var _time: CMTime = .zero
        override init() {}
        init(time: CMTime) { _time = time }
        init(cgRect rect: CGRect) { _rect = rect }
        init(cgPoint point: CGPoint) { _rect = CGRect(origin: point, size: .zero) }
        init(cgSize size: CGSize) { _rect = CGRect(origin: .zero, size: size) }
        var cgRectValue: CGRect { _rect }
        var cgPointValue: CGPoint { _rect.origin }
        var cgSizeValue: CGSize { _rect.size }
        var timeValue: CMTime { _time }
      }
      """),
    Builtin(
      nil,
      """
      class AVQueuePlayer: AVPlayer {
        var _items: [AVPlayerItem]
        override init() {
          _items = []
          super.init()
        }
        override init(url: URL) {
          _items = [AVPlayerItem(url: url)]
          super.init(url: url)
        }
        override init(playerItem item: AVPlayerItem?) {
          _items = item.map { [$0] } ?? []
          super.init(playerItem: item)
        }
        init(items: [AVPlayerItem]) {
          _items = items
          super.init(playerItem: items.first)
        }
        func items() -> [AVPlayerItem] { _items }
        func advanceToNextItem() {
          if !_items.isEmpty { _items.removeFirst() }
          replaceCurrentItem(with: _items.first)
        }
        func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { _items.append(item) }
        func removeAllItems() { _items = [] }
      }
      """),
    Builtin(
      nil,
      """
      class AVPlayerLooper: NSObject {
        init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
        func disableLooping() {}
      }
      """),
    Builtin(
      nil,
      """
      struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
        static let resizeAspectFill = AVLayerVideoGravity(
          rawValue: "AVLayerVideoGravityResizeAspectFill")
        static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
      }
      """),
    Builtin(
      nil,
      """
      class AVPlayerLayer: CALayer {
        var player: AVPlayer?
        var videoGravity: AVLayerVideoGravity = .resizeAspect
        override init() { super.init() }
        init(player: AVPlayer?) {
          self.player = player
          super.init()
        }
      }
      """),
    Builtin(
      nil,
      """
      class AVPlayerViewController: UIViewController {
        var player: AVPlayer?
        var showsPlaybackControls: Bool = true
        var videoGravity: AVLayerVideoGravity = .resizeAspect
        var allowsPictureInPicturePlayback: Bool = true
        var entersFullScreenWhenPlaybackBegins: Bool = false
        var exitsFullScreenWhenPlaybackEnds: Bool = false
      }
      """),
  ]
}

private var playerViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct VideoPlayer<VideoOverlay: View>: View {
        var overlay: VideoOverlay
        init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
          overlay = videoOverlay()
        }
        var body: some View { ZStack { Color.black; overlay } }
      }
      """),
    Builtin(
      "VideoPlayer where VideoOverlay == EmptyView",
      "init(player: AVPlayer?) { overlay = EmptyView() }"),
  ]
}
