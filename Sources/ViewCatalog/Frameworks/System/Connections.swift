import Interpreter

/// Other devices, as a simulator without any knows of them: no watch is paired, and there is no
/// Bluetooth.
var connections: [Builtin] { watchConnectivity + bluetooth }

private var watchConnectivity: [Builtin] {
  [
    Builtin(
      nil, "enum WCSessionActivationState: Int { case notActivated, inactive, activated }"),
    Builtin(
      nil,
      """
      struct WCError: Error {
        enum Code: Int {
          case genericError = 7001, sessionNotSupported, sessionMissingDelegate
          case sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable
        }
        let code: Code
        var localizedDescription: String { "WatchConnectivity session has no paired device." }
      }
      """),
    Builtin(
      nil,
      """
      class WCSession: NSObject {
        static let `default`: WCSession = WCSession()
        class func isSupported() -> Bool { true }
        weak var delegate: (any WCSessionDelegate)?
        var activationState: WCSessionActivationState = .notActivated
        var isPaired: Bool { false }
        var isWatchAppInstalled: Bool { false }
        var isCompanionAppInstalled: Bool { false }
        var isComplicationEnabled: Bool { false }
        var remainingComplicationUserInfoTransfers: Int { 0 }
        var isReachable: Bool { false }
        var hasContentPending: Bool { false }
        var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
        var applicationContext: [String: Any] = [:]
        var receivedApplicationContext: [String: Any] { [:] }
        var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
        var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
        func activate() {
          DispatchQueue.main.async {
            self.activationState = .activated
            self.delegate?.session(
              self, activationDidCompleteWith: .activated, error: nil)
          }
        }
        func sendMessage(
          _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
          errorHandler: ((any Error) -> Void)? = nil
        ) { _refuse(errorHandler) }
        func sendMessageData(
          _ data: Data, replyHandler: ((Data) -> Void)?,
          errorHandler: ((any Error) -> Void)? = nil
        ) { _refuse(errorHandler) }
        func _refuse(_ handler: ((any Error) -> Void)?) {
          DispatchQueue.main.async { handler?(WCError(code: .deviceNotPaired)) }
        }
        func updateApplicationContext(_ applicationContext: [String: Any]) throws {
          throw WCError(code: .deviceNotPaired)
        }
        @discardableResult func transferUserInfo(
          _ userInfo: [String: Any] = [:]
        ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
        @discardableResult func transferCurrentComplicationUserInfo(
          _ userInfo: [String: Any] = [:]
        ) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
        @discardableResult func transferFile(
          _ file: URL, metadata: [String: Any]?
        ) -> WCSessionFileTransfer { WCSessionFileTransfer() }
      }
      """),
    Builtin(
      nil,
      """
      class WCSessionUserInfoTransfer: NSObject {
        let userInfo: [String: Any]
        init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
        var isTransferring: Bool { true }
        func cancel() {}
      }
      """),
    Builtin(
      nil,
      """
      class WCSessionFileTransfer: NSObject {
        override init() {}
        var isTransferring: Bool { true }
        func cancel() {}
      }
      """),
    Builtin(
      nil,
      """
      class WCSessionFile: NSObject {
        let fileURL: URL
        init(_ url: URL) { fileURL = url }
        var metadata: [String: Any]? { nil }
      }
      """),
  ]
    + delegate(
      "WCSessionDelegate",
      [
        """
        session(
          _ session: WCSession,
          activationDidCompleteWith activationState: WCSessionActivationState,
          error: (any Error)?)
        """,
        "sessionDidBecomeInactive(_ session: WCSession)",
        "sessionDidDeactivate(_ session: WCSession)",
        "sessionWatchStateDidChange(_ session: WCSession)",
        "sessionReachabilityDidChange(_ session: WCSession)",
        "session(_ session: WCSession, didReceiveMessage message: [String: Any])",
        """
        session(
          _ session: WCSession, didReceiveMessage message: [String: Any],
          replyHandler: @escaping ([String: Any]) -> Void)
        """,
        "session(_ session: WCSession, didReceiveMessageData messageData: Data)",
        """
        session(
          _ session: WCSession, didReceiveMessageData messageData: Data,
          replyHandler: @escaping (Data) -> Void)
        """,
        """
        session(
          _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
        """,
        "session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])",
        """
        session(
          _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
          error: (any Error)?)
        """,
        "session(_ session: WCSession, didReceive file: WCSessionFile)",
      ])
}

private var bluetooth: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum CBManagerState: Int {
        case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
      }
      """),
    Builtin(
      nil,
      "enum CBManagerAuthorization: Int { case notDetermined, restricted, denied, allowedAlways }"),
    Builtin(nil, "typealias CBCentralManagerState = CBManagerState"),
    Builtin(
      nil,
      """
      class CBManager: NSObject {
        override init() {}
        var state: CBManagerState = .unknown
        class var authorization: CBManagerAuthorization { .allowedAlways }
        var authorization: CBManagerAuthorization { .allowedAlways }
      }
      """),
    Builtin(
      nil,
      """
      class CBCentralManager: CBManager {
        weak var delegate: (any CBCentralManagerDelegate)?
        var isScanning: Bool { false }
        override init() { super.init() }
        init(
          delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
          options: [String: Any]? = nil
        ) {
          self.delegate = delegate
          super.init()
          (queue ?? .main).async {
            self.state = .unsupported
            self.delegate?.centralManagerDidUpdateState(self)
          }
        }
        func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
        func stopScan() {}
        func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
        func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
        func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
        func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
          []
        }
      }
      """),
    Builtin(
      nil,
      """
      class CBUUID: NSObject {
        let uuidString: String
        init(string: String) { uuidString = string }
        init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
        override func isEqual(_ object: Any?) -> Bool {
          (object as? CBUUID)?.uuidString == uuidString
        }
      }
      """),
    Builtin(nil, "class CBPeer: NSObject { var identifier: UUID { UUID() } }"),
    Builtin(
      nil, "enum CBPeripheralState: Int { case disconnected, connecting, connected, disconnecting }"
    ),
    Builtin(nil, "enum CBCharacteristicWriteType: Int { case withResponse, withoutResponse }"),
    optionSet(
      "CBCharacteristicProperties", raw: "UInt",
      [
        "broadcast", "read", "writeWithoutResponse", "write", "notify", "indicate",
        "authenticatedSignedWrites", "extendedProperties",
      ]),
    Builtin(
      nil,
      """
      class CBPeripheral: CBPeer {
        weak var delegate: (any CBPeripheralDelegate)?
        var name: String? { nil }
        var state: CBPeripheralState { .disconnected }
        var services: [CBService]? { nil }
        func readRSSI() {}
        func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
        func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
        func discoverDescriptors(for characteristic: CBCharacteristic) {}
        func readValue(for characteristic: CBCharacteristic) {}
        func writeValue(
          _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
        ) {}
        func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
        func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
      }
      """),
    Builtin(nil, "class CBAttribute: NSObject { var uuid: CBUUID { CBUUID(string: \"\") } }"),
    Builtin(
      nil,
      """
      class CBService: CBAttribute {
        var isPrimary: Bool { true }
        var characteristics: [CBCharacteristic]? { nil }
        var peripheral: CBPeripheral? { nil }
      }
      """),
    Builtin(
      nil,
      """
      class CBCharacteristic: CBAttribute {
        var properties: CBCharacteristicProperties { [] }
        var value: Data? { nil }
        var isNotifying: Bool { false }
        var service: CBService? { nil }
        var descriptors: [CBDescriptor]? { nil }
      }
      """),
    Builtin(nil, "class CBDescriptor: CBAttribute { var value: Any? { nil } }"),
  ]
    + [
      "CBCentralManagerScanOptionAllowDuplicatesKey", "CBCentralManagerOptionShowPowerAlertKey",
      "CBCentralManagerOptionRestoreIdentifierKey", "CBAdvertisementDataLocalNameKey",
      "CBAdvertisementDataManufacturerDataKey", "CBAdvertisementDataServiceUUIDsKey",
      "CBAdvertisementDataServiceDataKey", "CBAdvertisementDataIsConnectable",
      "CBAdvertisementDataTxPowerLevelKey",
    ].map { Builtin(nil, "let \($0): String = \"\($0)\"") }
    + delegate(
      "CBCentralManagerDelegate",
      [
        "centralManagerDidUpdateState(_ central: CBCentralManager)",
        """
        centralManager(
          _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
          advertisementData: [String: Any], rssi RSSI: NSNumber)
        """,
        "centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)",
        """
        centralManager(
          _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral,
          error: (any Error)?)
        """,
        """
        centralManager(
          _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
          error: (any Error)?)
        """,
        "centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])",
      ])
    + delegate(
      "CBPeripheralDelegate",
      [
        "peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)",
        """
        peripheral(
          _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
          error: (any Error)?)
        """,
        """
        peripheral(
          _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
          error: (any Error)?)
        """,
        """
        peripheral(
          _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
          error: (any Error)?)
        """,
        """
        peripheral(
          _ peripheral: CBPeripheral,
          didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
        """,
        "peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)",
      ])
}
