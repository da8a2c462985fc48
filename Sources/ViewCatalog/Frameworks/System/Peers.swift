import Interpreter

/// Other devices nearby and connections to others: there are none, and no network.
var peers: [Builtin] { peerSessions + networkConnections }

private var peerSessions: [Builtin] {
  [
    """
    class MCPeerID: NSObject {
      let displayName: String
      init(displayName myDisplayName: String) { displayName = myDisplayName }
    }
    """,
    "enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }",
    "enum MCSessionSendDataMode: Int { case reliable, unreliable }",
    "enum MCEncryptionPreference: Int { case optional, required, none }",
    """
    struct MCError: Error {
      enum Code: Int {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
      }
      let code: Code
      init(_ code: Code) { self.code = code }
    }
    """,
    """
    class MCSession: NSObject {
      let myPeerID: MCPeerID
      let encryptionPreference: MCEncryptionPreference
      weak var delegate: (any MCSessionDelegate)?
      var connectedPeers: [MCPeerID] { [] }
      init(peer myPeerID: MCPeerID) {
        (self.myPeerID, encryptionPreference) = (myPeerID, .optional)
      }
      init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
        encryptionPreference: MCEncryptionPreference
      ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
      func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
      }
      @discardableResult func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
      ) -> Progress? { nil }
      func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
      }
      func disconnect() {}
    }
    """,
    """
    protocol MCSessionDelegate: NSObjectProtocol {
      func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
      func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
      func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID)
      func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress)
      func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
    }
    """,
    """
    class MCNearbyServiceAdvertiser: NSObject {
      weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
      let myPeerID: MCPeerID
      let discoveryInfo: [String: String]?
      let serviceType: String
      init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
      }
      func startAdvertisingPeer() {}
      func stopAdvertisingPeer() {}
    }
    """,
    """
    protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
      func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
      func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
    }
    """,
    """
    class MCNearbyServiceBrowser: NSObject {
      weak var delegate: (any MCNearbyServiceBrowserDelegate)?
      let myPeerID: MCPeerID
      let serviceType: String
      init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
      }
      func startBrowsingForPeers() {}
      func stopBrowsingForPeers() {}
      func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?,
        timeout: TimeInterval
      ) {}
    }
    """,
    """
    protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
      func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?)
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
      func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
    }
    """,
    """
    class MCAdvertiserAssistant: NSObject {
      init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
      func start() {}
      func stop() {}
    }
    """,
    """
    class MCBrowserViewController: UIViewController {
      weak var delegate: (any MCBrowserViewControllerDelegate)?
      var minimumNumberOfPeers: Int = 2
      var maximumNumberOfPeers: Int = 8
      init(serviceType: String, session: MCSession) { super.init() }
      init(browser: MCNearbyServiceBrowser, session: MCSession) { super.init() }
    }
    """,
    """
    protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
      func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
      func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      Builtin(
        "MCNearbyServiceAdvertiserDelegate",
        """
        func advertiser(
          _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
        """),
      Builtin(
        "MCNearbyServiceBrowserDelegate",
        """
        func browser(
          _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
        """),
    ]
}

private var networkConnections: [Builtin] {
  [
    """
    enum NWError: Error, Equatable, Sendable {
      case posix(POSIXErrorCode)
      case dns(Int32)
      case tls(Int32)
    }
    """,
    """
    enum NWEndpoint: Hashable, Sendable {
      enum Host: Hashable, Sendable, ExpressibleByStringLiteral {
        case name(String, NWInterface?)
        init(_ string: String) { self = .name(string, nil) }
        init(stringLiteral value: String) { self = .name(value, nil) }
      }
      struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
        let rawValue: UInt16
        init(rawValue: UInt16) { self.rawValue = rawValue }
        init(integerLiteral value: UInt16) { rawValue = value }
        init?(_ string: String) {
          guard let number = UInt16(string) else { return nil }
          rawValue = number
        }
        static let any = Port(rawValue: 0)
        static let http = Port(rawValue: 80)
        static let https = Port(rawValue: 443)
        static let ssh = Port(rawValue: 22)
      }
      case hostPort(host: Host, port: Port)
      case service(name: String, type: String, domain: String, interface: NWInterface?)
      case unix(path: String)
      case url(URL)
    }
    """,
    """
    class NWParameters: @unchecked Sendable {
      static var tcp: NWParameters { NWParameters() }
      static var udp: NWParameters { NWParameters() }
      static var tls: NWParameters { NWParameters() }
      var includePeerToPeer: Bool = false
      var allowLocalEndpointReuse: Bool = false
      var requiredInterfaceType: NWInterface.InterfaceType = .other
      var defaultProtocolStack: ProtocolStack { ProtocolStack() }
      init() {}
      init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
      init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}
      class ProtocolStack {
        init() {}
        var applicationProtocols: [NWProtocolOptions] = []
      }
    }
    """,
    "class NWProtocolOptions { init() {} }",
    """
    class NWProtocolTCP {
      class Options: NWProtocolOptions {
        var enableKeepalive: Bool = false
        var keepaliveIdle: Int = 0
        var noDelay: Bool = false
        var connectionTimeout: Int = 0
        override init() { super.init() }
      }
    }
    """,
    "class NWProtocolUDP { class Options: NWProtocolOptions { override init() { super.init() } } }",
    "class NWProtocolTLS { class Options: NWProtocolOptions { override init() { super.init() } } }",
    """
    class NWProtocolWebSocket {
      enum Opcode: Hashable, Sendable { case cont, text, binary, close, ping, pong }
      class Options: NWProtocolOptions {
        var autoReplyPing: Bool = false
        override init() { super.init() }
      }
    }
    """,
    """
    class NWConnection: @unchecked Sendable {
      enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
      }
      enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
      }
      class ContentContext: @unchecked Sendable {
        static let defaultMessage = ContentContext(identifier: "Default")
        static let finalMessage = ContentContext(identifier: "Final")
        static let defaultStream = ContentContext(identifier: "Stream")
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
      }
      let endpoint: NWEndpoint
      let parameters: NWParameters
      var state: State = .setup
      var stateUpdateHandler: ((State) -> Void)?
      var pathUpdateHandler: ((NWPath) -> Void)?
      var viabilityUpdateHandler: ((Bool) -> Void)?
      init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
      init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        (endpoint, parameters) = (.hostPort(host: host, port: port), using)
      }
      func start(queue: DispatchQueue) {
        for next in [State.preparing, .waiting(.posix(.ENETDOWN))] {
          queue.async {
            if self.state == .cancelled { return }
            self.state = next
            self.stateUpdateHandler?(next)
          }
        }
      }
      func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
      ) {
        if case .contentProcessed(let handler) = completion {
          DispatchQueue.main.async { handler(.posix(.ENOTCONN)) }
        }
      }
      func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
      ) { DispatchQueue.main.async { completion(nil, nil, false, .posix(.ENOTCONN)) } }
      func receiveMessage(
        completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
      ) { DispatchQueue.main.async { completion(nil, nil, false, .posix(.ENOTCONN)) } }
      func cancel() {
        state = .cancelled
        DispatchQueue.main.async { self.stateUpdateHandler?(.cancelled) }
      }
      func forceCancel() { cancel() }
      func restart() {}
    }
    """,
    """
    class NWListener: @unchecked Sendable {
      enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
      }
      struct Service: Hashable, Sendable {
        let name: String?
        let type: String
        init(name: String? = nil, type: String, domain: String? = nil) {
          (self.name, self.type) = (name, type)
        }
      }
      var state: State = .setup
      var port: NWEndpoint.Port?
      var service: Service?
      var stateUpdateHandler: ((State) -> Void)?
      var newConnectionHandler: ((NWConnection) -> Void)?
      init(using: NWParameters, on port: NWEndpoint.Port = .any) throws { self.port = port }
      init(service: Service, using: NWParameters) throws { self.service = service }
      func start(queue: DispatchQueue) {
        queue.async {
          self.state = .waiting(.posix(.ENETDOWN))
          self.stateUpdateHandler?(self.state)
        }
      }
      func cancel() {
        state = .cancelled
        DispatchQueue.main.async { self.stateUpdateHandler?(.cancelled) }
      }
    }
    """,
    """
    class NWBrowser: @unchecked Sendable {
      enum State: Equatable, Sendable {
        case setup
        case ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
      }
      enum Descriptor: Sendable { case bonjour(type: String, domain: String?) }
      struct Result: Hashable, Sendable {
        enum Change: Hashable, Sendable { case identical, added(Result), removed(Result) }
        let endpoint: NWEndpoint
      }
      var state: State = .setup
      var browseResults: Set<Result> { [] }
      var stateUpdateHandler: ((State) -> Void)?
      var browseResultsChangedHandler: ((Set<Result>, Set<Result.Change>) -> Void)?
      init(for: Descriptor, using: NWParameters) {}
      func start(queue: DispatchQueue) {
        queue.async {
          self.state = .ready
          self.stateUpdateHandler?(.ready)
        }
      }
      func cancel() { state = .cancelled }
    }
    """,
  ].map { Builtin(nil, $0) }
}
