import Interpreter

/// What a simulated device answers of its network and its haptics, of mail and of pages of the web:
/// the network is there, nothing vibrates and no mail is set up.
var deviceServices: [Builtin] { network + haptics + systemScreens }

private var network: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NWPathMonitor: @unchecked Sendable {
        var pathUpdateHandler: ((NWPath) -> Void)?
        var currentPath: NWPath { NWPath() }
        var queue: DispatchQueue?
        init() {}
        init(requiredInterfaceType: NWInterface.InterfaceType) {}
        init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
        func start(queue: DispatchQueue) {
          self.queue = queue
          queue.async { self.pathUpdateHandler?(self.currentPath) }
        }
        func cancel() { pathUpdateHandler = nil }
      }
      """),
    Builtin(
      nil,
      """
      struct NWPath: Equatable, Sendable {
        enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
        enum UnsatisfiedReason: Hashable, Sendable {
          case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
        }
        var status: Status { .satisfied }
        var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
        var isExpensive: Bool { false }
        var isConstrained: Bool { false }
        var supportsIPv4: Bool { true }
        var supportsIPv6: Bool { true }
        var supportsDNS: Bool { true }
        var availableInterfaces: [NWInterface] { [NWInterface()] }
        func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
      }
      """),
    Builtin(
      nil,
      """
      struct NWInterface: Hashable, Sendable {
        enum InterfaceType: Hashable, Sendable {
          case other, wifi, cellular, wiredEthernet, loopback
        }
        var type: InterfaceType { .wifi }
        var name: String { "en0" }
      }
      """),
  ]
}

private var haptics: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol CHHapticDeviceCapability {
        var supportsHaptics: Bool { get }
        var supportsAudio: Bool { get }
      }
      """),
    Builtin(
      nil,
      """
      struct _NoHaptics: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
      }
      """),
    Builtin(nil, "protocol CHHapticPatternPlayer {}"),
    Builtin(
      "CHHapticPatternPlayer", "func start(atTime time: TimeInterval) throws {}"),
    Builtin("CHHapticPatternPlayer", "func stop(atTime time: TimeInterval) throws {}"),
    Builtin(nil, "struct _SilentPlayer: CHHapticPatternPlayer {}"),
    Builtin(
      nil,
      """
      class CHHapticEngine {
        enum StoppedReason: Int {
          case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
        }
        var stoppedHandler: (StoppedReason) -> Void = { _ in }
        var resetHandler: () -> Void = {}
        var playsHapticsOnly: Bool = false
        var isAutoShutdownEnabled: Bool = false
        init() throws {}
        class func capabilitiesForHardware() -> any CHHapticDeviceCapability { _NoHaptics() }
        func start() throws {}
        func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
        func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
        func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
          _SilentPlayer()
        }
      }
      """),
    Builtin(
      nil,
      """
      class CHHapticEvent: NSObject {
        enum EventType: Hashable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
        init(
          eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
        ) {}
        init(
          eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
          duration: TimeInterval
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class CHHapticEventParameter: NSObject {
        enum ID: Hashable {
          case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
        }
        let parameterID: ID
        var value: Float
        init(parameterID: ID, value: Float) {
          self.parameterID = parameterID
          self.value = value
        }
      }
      """),
    Builtin(nil, "class CHHapticDynamicParameter: NSObject {}"),
    Builtin(nil, "class CHHapticParameterCurve: NSObject {}"),
    Builtin(
      nil,
      """
      class CHHapticPattern: NSObject {
        init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
        init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
      }
      """),
  ]
}

/// Screens that belong to the system: what they show is not the app's.
private var systemScreens: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SFSafariViewController: UIViewController {
        class Configuration: NSObject {
          var entersReaderIfAvailable: Bool = false
          var barCollapsingEnabled: Bool = true
          override init() {}
        }
        enum DismissButtonStyle: Int { case done, close, cancel }
        weak var delegate: (any SFSafariViewControllerDelegate)?
        let configuration: Configuration
        var preferredBarTintColor: UIColor?
        var preferredControlTintColor: UIColor?
        var dismissButtonStyle: DismissButtonStyle = .done
        init(url URL: URL) {
          configuration = Configuration()
          super.init()
        }
        init(url URL: URL, configuration: Configuration) {
          self.configuration = configuration
          super.init()
        }
      }
      """),
    Builtin(nil, "protocol SFSafariViewControllerDelegate: NSObjectProtocol {}"),
    Builtin(
      "SFSafariViewControllerDelegate",
      "func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}"),
    Builtin(
      nil,
      "enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }"),
    Builtin(
      nil,
      """
      protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
        func mailComposeController(
          _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
          error: (any Error)?)
      }
      """),
    Builtin(
      "MFMailComposeViewControllerDelegate",
      """
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) {}
      """),
    systemScreen(
      "MFMailComposeViewController", of: "UINavigationController", title: "New Message",
      left: """
        self.mailComposeDelegate?.mailComposeController(
          self, didFinishWith: .cancelled, error: nil)
        """,
      """
      weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      class func canSendMail() -> Bool { false }
      func setSubject(_ subject: String) {}
      func setToRecipients(_ toRecipients: [String]?) {}
      func setCcRecipients(_ ccRecipients: [String]?) {}
      func setBccRecipients(_ bccRecipients: [String]?) {}
      func setMessageBody(_ body: String, isHTML: Bool) {}
      func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
      """),
  ]
}
