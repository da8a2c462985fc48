import Interpreter

/// Calls, the telephone's network and tags nearby: a device without a line and without an antenna.
var telephony: [Builtin] { calls + networks + nearbyTags }

private var calls: [Builtin] {
  let actions = [
    (
      "Start",
      "let handle: CXHandle\nvar isVideo: Bool = false\nvar contactIdentifier: String?\ninit(call callUUID: UUID, handle: CXHandle) { self.handle = handle; super.init(call: callUUID) }\nfunc fulfill(withDateStarted dateStarted: Date) { fulfill() }"
    ),
    (
      "Answer",
      "override init(call callUUID: UUID) { super.init(call: callUUID) }\nfunc fulfill(withDateConnected dateConnected: Date) { fulfill() }"
    ),
    (
      "End",
      "override init(call callUUID: UUID) { super.init(call: callUUID) }\nfunc fulfill(withDateEnded dateEnded: Date) { fulfill() }"
    ),
    (
      "SetHeld",
      "var isOnHold: Bool\ninit(call callUUID: UUID, onHold: Bool) { isOnHold = onHold; super.init(call: callUUID) }"
    ),
    (
      "SetMuted",
      "var isMuted: Bool\ninit(call callUUID: UUID, muted: Bool) { isMuted = muted; super.init(call: callUUID) }"
    ),
  ]
  return [
    """
    class CXHandle: NSObject {
      enum HandleType: Int { case generic = 1, phoneNumber, emailAddress }
      let type: HandleType
      let value: String
      init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    }
    """,
    """
    class CXAction: NSObject {
      let uuid: UUID = UUID()
      var isComplete: Bool = false
      override init() {}
      func fulfill() { isComplete = true }
      func fail() { isComplete = true }
    }
    """,
    """
    class CXCallAction: CXAction {
      let callUUID: UUID
      init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
      }
    }
    """,
    """
    class CXTransaction: NSObject {
      var actions: [CXAction]
      let uuid: UUID = UUID()
      init(action: CXAction) { actions = [action] }
      init(actions: [CXAction]) { self.actions = actions }
      func addAction(_ action: CXAction) { actions.append(action) }
    }
    """,
    """
    class CXCall: NSObject {
      var uuid: UUID { UUID() }
      var isOutgoing: Bool { false }
      var isOnHold: Bool { false }
      var hasConnected: Bool { false }
      var hasEnded: Bool { false }
    }
    """,
    """
    class CXCallObserver: NSObject {
      override init() {}
      var calls: [CXCall] { [] }
      func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
    }
    """,
    """
    protocol CXCallObserverDelegate: NSObjectProtocol {
      func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
    }
    """,
    """
    class CXCallUpdate: NSObject {
      var remoteHandle: CXHandle?
      var localizedCallerName: String?
      var hasVideo: Bool = false
      var supportsHolding: Bool = true
      var supportsGrouping: Bool = true
      var supportsUngrouping: Bool = true
      var supportsDTMF: Bool = true
      override init() {}
    }
    """,
    """
    class CXProviderConfiguration: NSObject {
      var localizedName: String? { nil }
      var ringtoneSound: String?
      var iconTemplateImageData: Data?
      var supportsVideo: Bool = false
      var includesCallsInRecents: Bool = true
      var maximumCallGroups: Int = 2
      var maximumCallsPerCallGroup: Int = 5
      var supportedHandleTypes: Set<CXHandle.HandleType> = []
      override init() {}
      init(localizedName: String) {}
    }
    """,
    "enum CXCallEndedReason: Int { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }",
    """
    class CXProvider: NSObject {
      var configuration: CXProviderConfiguration
      weak var _delegate: (any CXProviderDelegate)?
      static weak var _last: CXProvider?
      init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
        CXProvider._last = self
      }
      func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        _delegate = delegate
        DispatchQueue.main.async { delegate?.providerDidBegin(self) }
      }
      func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
      ) { DispatchQueue.main.async { completion(nil) } }
      func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {}
      func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
      func reportCall(
        with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
      ) {}
      func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStarted: Date?) {}
      func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
      func invalidate() {}
      func _perform(_ transaction: CXTransaction) {
        DispatchQueue.main.async {
          for action in transaction.actions {
            switch action {
    \(actions.map {
      "        case let one as CX\($0.0)CallAction: self._delegate?.provider(self, perform: one)"
    }.joined(separator: "\n"))
            default: break
            }
          }
        }
      }
    }
    """,
    """
    class CXCallController: NSObject {
      let callObserver: CXCallObserver = CXCallObserver()
      override init() {}
      init(queue: DispatchQueue) {}
      func request(
        _ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void
      ) {
        CXProvider._last?._perform(transaction)
        DispatchQueue.main.async { completion(nil) }
      }
      func request(_ transaction: CXTransaction) async throws {
        CXProvider._last?._perform(transaction)
      }
    }
    """,
    """
    protocol CXProviderDelegate: NSObjectProtocol {
      func providerDidReset(_ provider: CXProvider)
      func providerDidBegin(_ provider: CXProvider)
      func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
      func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
      func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    \(actions.map { "  func provider(_ provider: CXProvider, perform action: CX\($0.0)CallAction)" }
      .joined(separator: "\n"))
    }
    """,
  ].map { Builtin(nil, $0) }
    + actions.map {
      Builtin(nil, "class CX\($0.0)CallAction: CXCallAction {\n\($0.1)\n}")
    }
    + ([
      "providerDidBegin(_ provider: CXProvider)",
      "provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)",
      "provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)",
      "provider(_ provider: CXProvider, timedOutPerforming action: CXAction)",
    ] + actions.map { "provider(_ provider: CXProvider, perform action: CX\($0.0)CallAction)" }).map
  {
    Builtin("CXProviderDelegate", "func \($0) {}")
  }
}

private var networks: [Builtin] {
  [
    """
    class CTCarrier: NSObject {
      var carrierName: String? { nil }
      var mobileCountryCode: String? { nil }
      var mobileNetworkCode: String? { nil }
      var isoCountryCode: String? { nil }
      var allowsVOIP: Bool { true }
    }
    """,
    """
    class CTTelephonyNetworkInfo: NSObject {
      override init() {}
      var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
      var subscriberCellularProvider: CTCarrier? { nil }
      var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
      var currentRadioAccessTechnology: String? { nil }
      var dataServiceIdentifier: String? { nil }
    }
    """,
    """
    class CTCellularData: NSObject {
      override init() {}
      var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
      var restrictedState: CTCellularDataRestrictedState { .notRestricted }
    }
    """,
    "enum CTCellularDataRestrictedState: UInt { case restrictedStateUnknown, restricted, notRestricted }",
  ].map { Builtin(nil, $0) }
    + ["GPRS", "Edge", "WCDMA", "HSDPA", "HSUPA", "LTE", "NRNSA", "NR", "eHRPD", "CDMA1x"].map {
      Builtin(nil, "let CTRadioAccessTechnology\($0): String = \"CTRadioAccessTechnology\($0)\"")
    }
}

private var nearbyTags: [Builtin] {
  [
    """
    struct NFCReaderError: Error, LocalizedError {
      enum Code: Int {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation
        case readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded
        case readerTransceiveErrorTagResponseError, readerTransceiveErrorSessionInvalidated
        case readerTransceiveErrorTagNotConnected
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy
        case readerSessionInvalidationErrorFirstNDEFTagRead
      }
      let code: Code
      init(_ code: Code) { self.code = code }
      var errorDescription: String? { "Feature not supported" }
    }
    """,
    "enum NFCTypeNameFormat: UInt8 { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }",
    """
    class NFCNDEFPayload: NSObject {
      var typeNameFormat: NFCTypeNameFormat
      var type: Data
      var identifier: Data
      var payload: Data
      init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type) = (format, type)
        (self.identifier, self.payload) = (identifier, payload)
      }
      class func wellKnownTypeTextPayload(string: String, locale: Locale) -> NFCNDEFPayload? {
        NFCNDEFPayload(
          format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
          payload: Data([2]) + Data("en".utf8) + Data(string.utf8))
      }
      class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
        NFCNDEFPayload(
          format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
          payload: Data([0]) + Data(uri.utf8))
      }
      class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        wellKnownTypeURIPayload(string: url.absoluteString)
      }
      func wellKnownTypeURIPayload() -> URL? {
        URL(string: String(decoding: payload.dropFirst(), as: UTF8.self))
      }
      func wellKnownTypeTextPayload() -> (String?, Locale?) {
        (String(decoding: payload.dropFirst(3), as: UTF8.self), Locale(identifier: "en"))
      }
    }
    """,
    """
    class NFCNDEFMessage: NSObject {
      var records: [NFCNDEFPayload]
      init(records: [NFCNDEFPayload]) { self.records = records }
      var length: Int { records.reduce(0) { $0 + $1.payload.count } }
    }
    """,
    "enum NFCNDEFStatus: UInt { case notSupported = 1, readWrite, readOnly }",
    """
    protocol NFCNDEFTag: NSObjectProtocol {
      var isAvailable: Bool { get }
      func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
      func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
      func writeNDEF(
        _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    }
    """,
    """
    class NFCReaderSession: NSObject {
      class var readingAvailable: Bool { false }
      var alertMessage: String = ""
      var isReady: Bool { false }
      override init() {}
      func begin() { DispatchQueue.main.async { self._refuse() } }
      func invalidate() {}
      func invalidate(errorMessage: String) {}
      func restartPolling() {}
      func _refuse() {}
    }
    """,
    """
    class NFCNDEFReaderSession: NFCReaderSession {
      weak var delegate: (any NFCNDEFReaderSessionDelegate)?
      init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
        invalidateAfterFirstRead: Bool
      ) {
        self.delegate = delegate
        super.init()
      }
      func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {}
      func connect(to tag: any NFCNDEFTag) async throws {}
      override func _refuse() {
        delegate?.readerSession(
          self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
      }
    }
    """,
    """
    protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
      func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
      func readerSession(
        _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
      func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
      func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
    }
    """,
    """
    class NFCTagReaderSession: NFCReaderSession {
      struct PollingOption: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let iso14443 = PollingOption(rawValue: 1)
        static let iso15693 = PollingOption(rawValue: 2)
        static let iso18092 = PollingOption(rawValue: 4)
      }
      weak var delegate: (any NFCTagReaderSessionDelegate)?
      init?(
        pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
        queue: DispatchQueue? = nil
      ) {
        self.delegate = delegate
        super.init()
      }
      override func _refuse() {
        delegate?.tagReaderSession(
          self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
      }
    }
    """,
    """
    protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
      func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
      func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}",
      "func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}",
    ].map { Builtin("NFCNDEFReaderSessionDelegate", $0) }
}
