import Interpreter

/// Sounds, pictures and who holds the device, as a simulator without speakers, photos and faces has
/// them.
var media: [Builtin] { sounds + photoPickers + authentication + displayLinks }

private var sounds: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol AVAudioPlayerDelegate: NSObjectProtocol {
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
      }
      """),
    Builtin(
      "AVAudioPlayerDelegate",
      "func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}"),
    Builtin(
      nil,
      """
      class AVAudioPlayer: NSObject {
        weak var delegate: (any AVAudioPlayerDelegate)?
        var volume: Float = 1
        var rate: Float = 1
        var pan: Float = 0
        var numberOfLoops: Int = 0
        var enableRate: Bool = false
        var isMeteringEnabled: Bool = false
        var currentTime: TimeInterval = 0
        var duration: TimeInterval { 0 }
        var isPlaying: Bool = false
        var url: URL?
        override init() {}
        init(contentsOf url: URL) throws { self.url = url }
        init(contentsOf url: URL, fileTypeHint utiString: String?) throws { self.url = url }
        init(data: Data) throws {}
        init(data: Data, fileTypeHint utiString: String?) throws {}
        @discardableResult func prepareToPlay() -> Bool { true }
        @discardableResult func play() -> Bool {
          isPlaying = true
          return true
        }
        func pause() { isPlaying = false }
        func stop() { isPlaying = false }
        func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
          self.volume = volume
        }
        func updateMeters() {}
        func averagePower(forChannel channelNumber: Int) -> Float { -160 }
        func peakPower(forChannel channelNumber: Int) -> Float { -160 }
      }
      """),
    Builtin(
      nil,
      """
      class AVAudioSession: NSObject {
        static let _shared: AVAudioSession = AVAudioSession()
        class func sharedInstance() -> AVAudioSession { _shared }
        static let interruptionNotification = Notification.Name(
          "AVAudioSessionInterruptionNotification")
        static let routeChangeNotification = Notification.Name(
          "AVAudioSessionRouteChangeNotification")
        enum InterruptionType: UInt { case ended, began }
        enum RouteChangeReason: UInt {
          case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, `override`
          case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
        }
        struct InterruptionOptions: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let shouldResume = InterruptionOptions(rawValue: 1)
        }
        var category: Category = .soloAmbient
        var isOtherAudioPlaying: Bool { false }
        var outputVolume: Float { 0.5 }
        func setCategory(_ category: AVAudioSession.Category) throws {}
        func setCategory(
          _ category: AVAudioSession.Category, mode: AVAudioSession.Mode = .default,
          options: AVAudioSession.CategoryOptions = []
        ) throws {}
        func setActive(
          _ active: Bool, options: AVAudioSession.SetActiveOptions = []
        ) throws {}
      }
      """),
    option(
      "Category",
      ["ambient", "multiRoute", "playAndRecord", "playback", "record", "soloAmbient"],
      in: "AVAudioSession"),
    option(
      "Mode",
      [
        "`default`", "gameChat", "measurement", "moviePlayback", "spokenAudio", "videoChat",
        "videoRecording", "voiceChat", "voicePrompt",
      ],
      in: "AVAudioSession"),
    nested(
      "CategoryOptions", in: "AVAudioSession",
      [
        "mixWithOthers", "duckOthers", "allowBluetooth", "allowBluetoothA2DP", "allowBluetoothHFP",
        "allowAirPlay", "defaultToSpeaker", "interruptSpokenAudioAndMixWithOthers",
        "overrideMutedMicrophoneInterruption",
      ]),
    nested("SetActiveOptions", in: "AVAudioSession", ["notifyOthersOnDeactivation"]),
    Builtin(
      nil,
      "let AVAudioSessionInterruptionTypeKey: String = \"AVAudioSessionInterruptionTypeKey\""),
    Builtin(
      nil,
      "let AVAudioSessionInterruptionOptionKey: String = \"AVAudioSessionInterruptionOptionKey\""),
    Builtin(
      nil,
      "let AVAudioSessionRouteChangeReasonKey: String = \"AVAudioSessionRouteChangeReasonKey\""),
    Builtin(nil, "typealias SystemSoundID = UInt32"),
    Builtin(nil, "func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}"),
    Builtin(nil, "var kSystemSoundID_FlashScreen: SystemSoundID { 4094 }"),
    Builtin(nil, "var kSystemSoundID_Vibrate: SystemSoundID { 4095 }"),
    Builtin(nil, "var kSystemSoundID_UserPreferredAlert: SystemSoundID { 4096 }"),
    Builtin(nil, "func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}"),
    Builtin(
      nil,
      """
      class AVSpeechUtterance: NSObject {
        let speechString: String
        var voice: AVSpeechSynthesisVoice?
        var rate: Float = 0.5
        var pitchMultiplier: Float = 1
        var volume: Float = 1
        var preUtteranceDelay: TimeInterval = 0
        var postUtteranceDelay: TimeInterval = 0
        var prefersAssistiveTechnologySettings: Bool = false
        init(string: String) { speechString = string }
      }
      """),
    Builtin(nil, "let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5"),
    Builtin(nil, "let AVSpeechUtteranceMinimumSpeechRate: Float = 0"),
    Builtin(nil, "let AVSpeechUtteranceMaximumSpeechRate: Float = 1"),
    Builtin(
      nil,
      """
      class AVSpeechSynthesisVoice: NSObject {
        let language: String
        var name: String { "Samantha" }
        var identifier: String { "com.apple.voice.compact.\\(language).Samantha" }
        init?(language languageCode: String?) { language = languageCode ?? "en-US" }
        init?(identifier: String) { language = "en-US" }
        class func speechVoices() -> [AVSpeechSynthesisVoice] {
          [AVSpeechSynthesisVoice(language: "en-US")!]
        }
        class func currentLanguageCode() -> String { "en-US" }
      }
      """),
    Builtin(
      nil,
      """
      class AVSpeechSynthesizer: NSObject {
        var isSpeaking: Bool { false }
        func speak(_ utterance: AVSpeechUtterance) {}
        @discardableResult func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
        @discardableResult func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
      }
      """),
    Builtin(nil, "enum AVSpeechBoundary: Int { case immediate, word }"),
  ]
}

/// An option set inside of another type.
private func nested(_ type: String, in owner: String, _ names: [String]) -> Builtin {
  let members = names.enumerated().map { position, name in
    "static let \(name) = \(type)(rawValue: \(1 << position))"
  }
  return Builtin(
    owner,
    """
    struct \(type): OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      \(members.joined(separator: "\n"))
    }
    """)
}

/// Nobody's face or finger is known to the device.
private var authentication: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum LAPolicy: Int {
        case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
        case deviceOwnerAuthenticationWithWatch, deviceOwnerAuthenticationWithBiometricsOrWatch
      }
      """),
    Builtin(nil, "enum LABiometryType: Int { case none, touchID, faceID, opticID }"),
    // Generic, so that no misspelt case of another enum is looked for in the codes.
    Builtin(nil, "protocol _ErrorCode { func _isCode(of error: any Error) -> Bool }"),
    Builtin(
      "_ErrorCode",
      """
      static func ~= (match: Self, error: any Error) -> Bool { match._isCode(of: error) }
      """),
    Builtin(
      nil,
      """
      struct LAError: LocalizedError {
        enum Code: Int, _ErrorCode {
          case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
          case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
          case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
          func _isCode(of error: any Error) -> Bool { (error as? LAError)?.code == self }
        }
        let code: LAError.Code
        init(_ code: LAError.Code) { self.code = code }
        var errorCode: Int { code.rawValue }
        var errorDescription: String? { "No identities are enrolled." }
      }
      """),
    Builtin(
      nil,
      """
      class LAContext: NSObject {
        var biometryType: LABiometryType { .faceID }
        var localizedFallbackTitle: String?
        var localizedCancelTitle: String?
        var localizedReason: String = ""
        var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
        var interactionNotAllowed: Bool = false
        var evaluatedPolicyDomainState: Data? { nil }
        func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
          error = NSError(domain: "com.apple.LocalAuthentication", code: -7, userInfo: nil)
          return false
        }
        func canEvaluatePolicy(_ policy: LAPolicy, error: NSError?) -> Bool { false }
        func evaluatePolicy(
          _ policy: LAPolicy, localizedReason: String,
          reply: @escaping (Bool, (any Error)?) -> Void
        ) {
          DispatchQueue.main.async { reply(false, LAError(.biometryNotEnrolled)) }
        }
        func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
          throw LAError(.biometryNotEnrolled)
        }
        func invalidate() {}
      }
      """),
  ]
}

private var displayLinks: [Builtin] {
  [
    Builtin(
      nil,
      """
      func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
      """),
    Builtin(nil, "typealias CFTimeInterval = Double"),
    Builtin(
      nil,
      """
      struct CAFrameRateRange: Sendable {
        var minimum: Float
        var maximum: Float
        var preferred: Float?
        init(minimum: Float, maximum: Float, preferred: Float? = nil) {
          self.minimum = minimum
          self.maximum = maximum
          self.preferred = preferred
        }
        static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
      }
      """),
    Builtin(
      nil,
      """
      class CADisplayLink: NSObject {
        var preferredFramesPerSecond: Int = 0
        var preferredFrameRateRange: CAFrameRateRange = .default
        var isPaused: Bool = false
        var timestamp: CFTimeInterval = 0
        var targetTimestamp: CFTimeInterval { timestamp + duration }
        var duration: CFTimeInterval { 1.0 / 60 }
        var _timer: Timer?
        let _target: Any
        let _selector: Selector
        init(target: Any, selector sel: Selector) {
          _target = target
          _selector = sel
        }
        func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
          if _timer != nil { return }
          _timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: true) { _ in
            if self.isPaused { return }
            self.timestamp = CACurrentMediaTime()
            self._selector._send?(self._target, self)
          }
        }
        func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
        func invalidate() {
          _timer?.invalidate()
          _timer = nil
        }
      }
      """),
  ]
}
