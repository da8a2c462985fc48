import Interpreter

/// The side of CoreBluetooth that offers services. Like the other, it finds nobody.
var bluetoothPeripherals: [Builtin] {
  [
    optionSet(
      "CBAttributePermissions", raw: "UInt",
      ["readable", "writeable", "readEncryptionRequired", "writeEncryptionRequired"]),
    Builtin(
      nil,
      """
      class CBMutableCharacteristic: CBCharacteristic {
        let _uuid: CBUUID
        let _properties: CBCharacteristicProperties
        var _value: Data?
        var permissions: CBAttributePermissions
        init(
          type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
          permissions: CBAttributePermissions
        ) {
          _uuid = UUID
          _properties = properties
          _value = value
          self.permissions = permissions
          super.init()
        }
        var subscribedCentrals: [CBCentral]? { [] }
        override var uuid: CBUUID { _uuid }
        override var properties: CBCharacteristicProperties { _properties }
        override var value: Data? { get { _value } set { _value = newValue } }
      }
      """),
    Builtin(
      nil,
      """
      class CBMutableService: CBService {
        let _uuid: CBUUID
        let _isPrimary: Bool
        var _characteristics: [CBCharacteristic]?
        init(type UUID: CBUUID, primary isPrimary: Bool) {
          _uuid = UUID
          _isPrimary = isPrimary
          super.init()
        }
        override var uuid: CBUUID { _uuid }
        override var isPrimary: Bool { _isPrimary }
        override var characteristics: [CBCharacteristic]? {
          get { _characteristics } set { _characteristics = newValue }
        }
      }
      """),
    Builtin(nil, "class CBCentral: CBPeer { var maximumUpdateValueLength: Int { 20 } }"),
    Builtin(
      nil,
      """
      class CBATTRequest: NSObject {
        let central: CBCentral = CBCentral()
        let characteristic: CBCharacteristic = CBCharacteristic()
        var offset: Int { 0 }
        var value: Data?
      }
      """),
    Builtin(
      nil,
      """
      struct CBATTError: Error {
        enum Code: Int {
          case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
          case insufficientAuthentication, requestNotSupported, invalidOffset
          case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong
          case insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        }
        let code: Code
      }
      """),
    Builtin(
      nil,
      """
      class CBPeripheralManager: CBManager {
        weak var delegate: (any CBPeripheralManagerDelegate)?
        var isAdvertising: Bool { false }
        override init() { super.init() }
        init(
          delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
          options: [String: Any]? = nil
        ) {
          self.delegate = delegate
          super.init()
          (queue ?? .main).async {
            self.state = .unsupported
            self.delegate?.peripheralManagerDidUpdateState(self)
          }
        }
        func startAdvertising(_ advertisementData: [String: Any]?) {}
        func stopAdvertising() {}
        func add(_ service: CBMutableService) {}
        func remove(_ service: CBMutableService) {}
        func removeAllServices() {}
        func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
        func updateValue(
          _ value: Data, for characteristic: CBMutableCharacteristic,
          onSubscribedCentrals centrals: [CBCentral]?
        ) -> Bool { true }
      }
      """),
    Builtin(
      "CBPeripheral", "var canSendWriteWithoutResponse: Bool { false }"),
  ]
    + [
      "CBPeripheralManagerOptionShowPowerAlertKey", "CBPeripheralManagerOptionRestoreIdentifierKey",
      "CBPeripheralManagerRestoredStateServicesKey",
    ].map { Builtin(nil, "let \($0): String = \"\($0)\"") }
    + delegate(
      "CBPeripheralManagerDelegate",
      [
        "peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)",
        """
        peripheralManagerDidStartAdvertising(
          _ peripheral: CBPeripheralManager, error: (any Error)?)
        """,
        """
        peripheralManager(
          _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
        """,
        """
        peripheralManager(
          _ peripheral: CBPeripheralManager, central: CBCentral,
          didSubscribeTo characteristic: CBCharacteristic)
        """,
        """
        peripheralManager(
          _ peripheral: CBPeripheralManager, central: CBCentral,
          didUnsubscribeFrom characteristic: CBCharacteristic)
        """,
        "peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)",
        """
        peripheralManager(
          _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
        """,
        "peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)",
      ])
}
