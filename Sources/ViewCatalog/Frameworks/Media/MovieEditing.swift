import Interpreter

/// Films that are cut and exported, pictures of them, and effects of an engine that plays nothing:
/// a film has no length here, and none of its tracks can be read.
var movieEditing: [Builtin] { tracks + compositions + exports + soundEffects }

private var tracks: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CMTimeRange: Hashable, Sendable {
        var start: CMTime
        var duration: CMTime
        init() { (start, duration) = (.zero, .zero) }
        init(start: CMTime, duration: CMTime) {
          self.start = start
          self.duration = duration
        }
        init(start: CMTime, end: CMTime) {
          self.start = start
          duration = end - start
        }
        static let zero = CMTimeRange()
        var end: CMTime { start + duration }
        func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
      }
      """),
    Builtin(
      nil,
      """
      func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
        CMTimeRange(start: start, duration: duration)
      }
      """),
    Builtin(nil, "typealias CMPersistentTrackID = Int32"),
    Builtin(nil, "let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0"),
    Builtin(
      nil,
      """
      class AVAssetTrack: NSObject {
        let mediaType: AVMediaType
        var trackID: CMPersistentTrackID { 1 }
        var naturalSize: CGSize { .zero }
        var nominalFrameRate: Float { 30 }
        var timeRange: CMTimeRange { .zero }
        var preferredTransform: CGAffineTransform = .identity
        init(_ mediaType: AVMediaType) { self.mediaType = mediaType }
      }
      """),
    Builtin(
      "AVAsset", "func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }"),
    Builtin(
      "AVAsset",
      "func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }"),
    Builtin("AVAsset", "var isPlayable: Bool { true }"),
    Builtin("AVAsset", "var isExportable: Bool { true }"),
    Builtin("AVAsset", "var commonMetadata: [AVMetadataItem] { [] }"),
    Builtin("AVAsset", "var metadata: [AVMetadataItem] { [] }"),
    Builtin(
      "AVAsset",
      """
      func load<Value>(_ property: AVPartialAsyncProperty<Value>) async throws -> Value {
        property._value(self)
      }
      """),
    Builtin(
      nil,
      """
      struct AVPartialAsyncProperty<Value> {
        let _value: (AVAsset) -> Value
      }
      """),
    Builtin(
      "AVPartialAsyncProperty where Value == CMTime",
      "static var duration: AVPartialAsyncProperty<CMTime> { AVPartialAsyncProperty<CMTime>(_value: { $0.duration }) }"
    ),
    Builtin(
      "AVPartialAsyncProperty where Value == Bool",
      "static var isPlayable: AVPartialAsyncProperty<Bool> { AVPartialAsyncProperty<Bool>(_value: { $0.isPlayable }) }"
    ),
    Builtin(
      "AVPartialAsyncProperty where Value == [AVAssetTrack]",
      "static var tracks: AVPartialAsyncProperty<[AVAssetTrack]> { AVPartialAsyncProperty<[AVAssetTrack]>(_value: { $0.tracks }) }"
    ),
    Builtin(
      "AVPartialAsyncProperty where Value == [AVMetadataItem]",
      """
      static var commonMetadata: AVPartialAsyncProperty<[AVMetadataItem]> {
        AVPartialAsyncProperty<[AVMetadataItem]>(_value: { $0.commonMetadata })
      }
      """),
    Builtin(
      nil,
      """
      class AVMetadataItem: NSObject {
        override init() {}
        var value: Any? { nil }
        var stringValue: String? { nil }
        var dataValue: Data? { nil }
        var commonKey: AVMetadataKey? { nil }
      }
      """),
    option(
      "AVMetadataKey",
      [
        "commonKeyTitle", "commonKeyArtist", "commonKeyAlbumName", "commonKeyArtwork",
        "commonKeyAuthor", "commonKeyCreationDate",
      ]),
  ]
}

private var compositions: [Builtin] {
  [
    Builtin(
      nil,
      """
      class AVMutableCompositionTrack: AVAssetTrack {
        var _range: CMTimeRange = .zero
        override var timeRange: CMTimeRange { _range }
        func insertTimeRange(
          _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
        ) throws { _range.duration = startTime + timeRange.duration }
        func removeTimeRange(_ timeRange: CMTimeRange) {}
        func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVMutableComposition: AVAsset {
        var _tracks: [AVMutableCompositionTrack] = []
        var naturalSize: CGSize = .zero
        init() { super.init(url: URL(fileURLWithPath: "/")) }
        override var tracks: [AVAssetTrack] { _tracks }
        override var duration: CMTime { _tracks.map { $0.timeRange.end }.max() ?? .zero }
        func addMutableTrack(
          withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
        ) -> AVMutableCompositionTrack? {
          let track = AVMutableCompositionTrack(mediaType)
          _tracks.append(track)
          return track
        }
        func insertTimeRange(
          _ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime
        ) throws {}
        func removeTimeRange(_ timeRange: CMTimeRange) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVMutableVideoComposition: NSObject {
        var renderSize: CGSize = .zero
        var frameDuration: CMTime = .zero
        var instructions: [Any] = []
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class AVAssetImageGenerator: NSObject {
        let asset: AVAsset
        var appliesPreferredTrackTransform: Bool = false
        var maximumSize: CGSize = .zero
        var requestedTimeToleranceBefore: CMTime = .positiveInfinity
        var requestedTimeToleranceAfter: CMTime = .positiveInfinity
        init(asset: AVAsset) { self.asset = asset }
        func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
          -> CGImage
        { CGImage() }
        func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
          (CGImage(), time)
        }
        func generateCGImageAsynchronously(
          for requestedTime: CMTime,
          completionHandler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(CGImage(), requestedTime, nil) } }
        func cancelAllCGImageGeneration() {}
      }
      """),
  ]
}

private var exports: [Builtin] {
  [
    "LowQuality", "MediumQuality", "HighestQuality", "640x480", "1280x720", "1920x1080",
    "Passthrough",
    "AppleM4A", "HEVCHighestQuality",
  ].map { Builtin(nil, "let AVAssetExportPreset\($0): String = \"AVAssetExportPreset\($0)\"") } + [
    option("AVFileType", ["mp4", "mov", "m4v", "m4a", "mp3", "wav", "caf", "aiff"]),
    Builtin("AVFileType", "var rawValue: String { _name }"),
    Builtin(
      nil,
      """
      class AVAssetExportSession: NSObject {
        enum Status: Int { case unknown, waiting, exporting, completed, failed, cancelled }
        let asset: AVAsset
        let presetName: String
        var outputURL: URL?
        var outputFileType: AVFileType?
        var shouldOptimizeForNetworkUse: Bool = false
        var timeRange: CMTimeRange = .zero
        var videoComposition: AVMutableVideoComposition?
        var audioMix: AnyObject?
        var status: Status = .unknown
        var progress: Float { status == .completed ? 1 : 0 }
        var error: (any Error)? { nil }
        init?(asset: AVAsset, presetName: String) {
          self.asset = asset
          self.presetName = presetName
        }
        class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
          [AVAssetExportPresetHighestQuality]
        }
        class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
        var supportedFileTypes: [AVFileType] { [.mp4, .mov] }
        func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
          DispatchQueue.main.async {
            self.status = .completed
            handler()
          }
        }
        func export() async { status = .completed }
        func export(to url: URL, as fileType: AVFileType) async throws { status = .completed }
        func cancelExport() { status = .cancelled }
      }
      """),
  ]
}

private var soundEffects: [Builtin] {
  [
    Builtin(nil, "typealias AVAudioFramePosition = Int64"),
    Builtin(
      nil,
      """
      class AVAudioFile: NSObject {
        let url: URL
        var length: AVAudioFramePosition { 0 }
        var framePosition: AVAudioFramePosition = 0
        var processingFormat: AVAudioFormat {
          AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)!
        }
        var fileFormat: AVAudioFormat { processingFormat }
        init(forReading fileURL: URL) throws { url = fileURL }
        init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
        func read(into buffer: AVAudioPCMBuffer) throws {}
        func write(from buffer: AVAudioPCMBuffer) throws {}
      }
      """),
    Builtin(
      "AVAudioPlayerNode",
      """
      func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
      ) { completionHandler?() }
      """),
    Builtin(
      "AVAudioPlayerNode",
      """
      func scheduleSegment(
        _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
      ) { completionHandler?() }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnit: AVAudioNode {
        var bypass: Bool = false
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitEQFilterParameters: NSObject {
        var filterType: AVAudioUnitEQFilterType = .parametric
        var frequency: Float = 1000
        var bandwidth: Float = 0.5
        var gain: Float = 0
        var bypass: Bool = true
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      enum AVAudioUnitEQFilterType: Int {
        case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
        case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitEQ: AVAudioUnit {
        let bands: [AVAudioUnitEQFilterParameters]
        var globalGain: Float = 0
        init(numberOfBands: Int) {
          bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
          super.init()
        }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitTimePitch: AVAudioUnit {
        var rate: Float = 1
        var pitch: Float = 0
        var overlap: Float = 8
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitVarispeed: AVAudioUnit {
        var rate: Float = 1
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      enum AVAudioUnitReverbPreset: Int {
        case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
        case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitReverb: AVAudioUnit {
        var wetDryMix: Float = 0
        override init() { super.init() }
        func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitDelay: AVAudioUnit {
        var delayTime: TimeInterval = 1
        var feedback: Float = 50
        var wetDryMix: Float = 100
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      enum AVAudioUnitDistortionPreset: Int {
        case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
        case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
        case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
        case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
        case speechGoldenPi, speechRadioTower, speechWaves
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioUnitDistortion: AVAudioUnit {
        var preGain: Float = -6
        var wetDryMix: Float = 50
        override init() { super.init() }
        func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
      }
      """),
  ]
}
