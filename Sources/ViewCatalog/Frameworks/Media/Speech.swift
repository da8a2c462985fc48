import Interpreter

/// Speech as a simulator hears it: nothing is said, and no recogniser is there to understand it.
var speech: [Builtin] { recognition + audioEngine }

private var recognition: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum SFSpeechRecognizerAuthorizationStatus: Int {
        case notDetermined, denied, restricted, authorized
      }
      """),
    Builtin(
      nil,
      """
      class SFSpeechRecognizer: NSObject {
        weak var delegate: (any SFSpeechRecognizerDelegate)?
        let locale: Locale
        var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
        var supportsOnDeviceRecognition: Bool { false }
        var isAvailable: Bool { false }
        init?(locale: Locale = .current) { self.locale = locale }
        class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
        class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .authorized }
        class func requestAuthorization(
          _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
        ) { DispatchQueue.main.async { handler(.authorized) } }
        func recognitionTask(
          with request: SFSpeechRecognitionRequest,
          resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
        ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
      }
      """),
    Builtin(
      nil,
      "enum SFSpeechRecognitionTaskHint: Int { case unspecified, dictation, search, confirmation }"),
    Builtin(
      nil,
      """
      class SFSpeechRecognitionRequest: NSObject {
        var taskHint: SFSpeechRecognitionTaskHint = .unspecified
        var shouldReportPartialResults: Bool = true
        var requiresOnDeviceRecognition: Bool = false
        var addsPunctuation: Bool = false
        var contextualStrings: [String] = []
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
        override init() { super.init() }
        func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
        func endAudio() {}
      }
      """),
    Builtin(
      nil,
      """
      class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
        let url: URL
        init(url URL: URL) {
          url = URL
          super.init()
        }
      }
      """),
    Builtin(
      nil,
      """
      class SFSpeechRecognitionTask: NSObject {
        var isFinishing: Bool = false
        var isCancelled: Bool = false
        func finish() { isFinishing = true }
        func cancel() { isCancelled = true }
      }
      """),
    Builtin(
      nil,
      """
      class SFSpeechRecognitionResult: NSObject {
        var bestTranscription: SFTranscription { SFTranscription() }
        var transcriptions: [SFTranscription] { [] }
        var isFinal: Bool { true }
      }
      """),
    Builtin(
      nil,
      """
      class SFTranscription: NSObject {
        var formattedString: String { "" }
        var segments: [SFTranscriptionSegment] { [] }
      }
      """),
    Builtin(
      nil,
      """
      class SFTranscriptionSegment: NSObject {
        var substring: String { "" }
        var timestamp: TimeInterval { 0 }
        var duration: TimeInterval { 0 }
        var confidence: Float { 0 }
      }
      """),
  ]
    + delegate(
      "SFSpeechRecognizerDelegate",
      [
        """
        speechRecognizer(
          _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
        """
      ])
}

private var audioEngine: [Builtin] {
  [
    Builtin(nil, "typealias AVAudioNodeBus = Int"),
    Builtin(nil, "typealias AVAudioFrameCount = UInt32"),
    Builtin(nil, "typealias AVAudioChannelCount = UInt32"),
    Builtin(
      nil,
      """
      class AVAudioFormat: NSObject {
        let sampleRate: Double
        let channelCount: AVAudioChannelCount
        init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
          self.sampleRate = sampleRate
          channelCount = channels
        }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioPCMBuffer: NSObject {
        let format: AVAudioFormat
        var frameLength: AVAudioFrameCount = 0
        init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
          self.format = format
        }
      }
      """),
    Builtin(nil, "class AVAudioTime: NSObject {}"),
    Builtin(
      nil,
      """
      class AVAudioNode: NSObject {
        override init() {}
        func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
          AVAudioFormat(standardFormatWithSampleRate: 48000, channels: 1)!
        }
        func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { outputFormat(forBus: bus) }
        func installTap(
          onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
          block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
        ) {}
        func removeTap(onBus bus: AVAudioNodeBus) {}
      }
      """),
    Builtin(nil, "class AVAudioInputNode: AVAudioNode {}"),
    Builtin(
      nil,
      """
      class AVAudioMixerNode: AVAudioNode {
        var outputVolume: Float = 1
        override init() { super.init() }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioPlayerNode: AVAudioNode {
        var isPlaying: Bool = false
        var volume: Float = 1
        override init() { super.init() }
        func play() { isPlaying = true }
        func pause() { isPlaying = false }
        func stop() { isPlaying = false }
        func scheduleBuffer(
          _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
        ) { completionHandler?() }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioEngine: NSObject {
        let inputNode: AVAudioInputNode = AVAudioInputNode()
        let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
        let outputNode: AVAudioNode = AVAudioNode()
        var isRunning: Bool = false
        override init() {}
        func attach(_ node: AVAudioNode) {}
        func detach(_ node: AVAudioNode) {}
        func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
        func prepare() {}
        func start() throws { isRunning = true }
        func pause() { isRunning = false }
        func stop() { isRunning = false }
        func reset() {}
      }
      """),
  ]
}
