import Interpreter

/// GameController: no controller is ever connected, so that nobody hears of one, and the keyboard's
/// keys are the app's own.
var gameController: [Builtin] { controllerElements + controllers }

private var controllerElements: [Builtin] {
  [
    "class GCControllerElement: NSObject { weak var collection: GCControllerElement?; var localizedName: String?; var sfSymbolsName: String?; var isAnalog: Bool { true } }",
    """
    class GCControllerButtonInput: GCControllerElement {
      var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
      var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
      var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
      var value: Float { 0 }
      var isPressed: Bool { false }
      var isTouched: Bool { false }
    }
    """,
    """
    class GCControllerAxisInput: GCControllerElement {
      var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
      var value: Float { 0 }
    }
    """,
    """
    class GCControllerDirectionPad: GCControllerElement {
      var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
      let xAxis: GCControllerAxisInput = GCControllerAxisInput()
      let yAxis: GCControllerAxisInput = GCControllerAxisInput()
      let up: GCControllerButtonInput = GCControllerButtonInput()
      let down: GCControllerButtonInput = GCControllerButtonInput()
      let left: GCControllerButtonInput = GCControllerButtonInput()
      let right: GCControllerButtonInput = GCControllerButtonInput()
    }
    """,
    """
    class GCPhysicalInputProfile: NSObject {
      weak var device: (any GCDevice)?
      var buttons: [String: GCControllerButtonInput] { [:] }
      var axes: [String: GCControllerAxisInput] { [:] }
      var dpads: [String: GCControllerDirectionPad] { [:] }
    }
    """,
    """
    class GCMicroGamepad: GCPhysicalInputProfile {
      weak var controller: GCController?
      var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
      var reportsAbsoluteDpadValues: Bool = false
      var allowsRotation: Bool = false
      let dpad: GCControllerDirectionPad = GCControllerDirectionPad()
      let buttonA: GCControllerButtonInput = GCControllerButtonInput()
      let buttonX: GCControllerButtonInput = GCControllerButtonInput()
      let buttonMenu: GCControllerButtonInput = GCControllerButtonInput()
    }
    """,
    """
    class GCExtendedGamepad: GCPhysicalInputProfile {
      weak var controller: GCController?
      var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
      let dpad: GCControllerDirectionPad = GCControllerDirectionPad()
      let leftThumbstick: GCControllerDirectionPad = GCControllerDirectionPad()
      let rightThumbstick: GCControllerDirectionPad = GCControllerDirectionPad()
      let buttonA: GCControllerButtonInput = GCControllerButtonInput()
      let buttonB: GCControllerButtonInput = GCControllerButtonInput()
      let buttonX: GCControllerButtonInput = GCControllerButtonInput()
      let buttonY: GCControllerButtonInput = GCControllerButtonInput()
      let leftShoulder: GCControllerButtonInput = GCControllerButtonInput()
      let rightShoulder: GCControllerButtonInput = GCControllerButtonInput()
      let leftTrigger: GCControllerButtonInput = GCControllerButtonInput()
      let rightTrigger: GCControllerButtonInput = GCControllerButtonInput()
      let buttonMenu: GCControllerButtonInput = GCControllerButtonInput()
      let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
      let buttonHome: GCControllerButtonInput? = GCControllerButtonInput()
      let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
      let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var controllers: [Builtin] {
  [
    """
    protocol GCDevice: NSObjectProtocol {
      var vendorName: String? { get }
      var productCategory: String { get }
      var handlerQueue: DispatchQueue { get set }
    }
    """,
    "enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }",
    """
    class GCDeviceBattery: NSObject {
      enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
      var batteryLevel: Float { 1 }
      var batteryState: State { .unknown }
    }
    """,
    """
    class GCController: NSObject, GCDevice {
      var vendorName: String?
      var productCategory: String = ""
      var handlerQueue: DispatchQueue = .main
      var controllerPausedHandler: ((GCController) -> Void)?
      var playerIndex: GCControllerPlayerIndex = .indexUnset
      var isAttachedToDevice: Bool { false }
      var battery: GCDeviceBattery? { nil }
      let extendedGamepad: GCExtendedGamepad? = GCExtendedGamepad()
      let microGamepad: GCMicroGamepad? = GCMicroGamepad()
      var physicalInputProfile: GCPhysicalInputProfile { extendedGamepad! }
      static var shouldMonitorBackgroundEvents: Bool = false
      class var current: GCController? { nil }
      class func controllers() -> [GCController] { [] }
      class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {}
      class func stopWirelessControllerDiscovery() {}
      class func withExtendedGamepad() -> GCController { GCController() }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "GCControllerDidConnect", "GCControllerDidDisconnect", "GCControllerDidBecomeCurrent",
      "GCControllerDidStopBeingCurrent", "GCKeyboardDidConnect", "GCKeyboardDidDisconnect",
      "GCMouseDidConnect", "GCMouseDidDisconnect",
    ].map {
      Builtin(
        "Notification.Name", "static let \($0) = Notification.Name(\"\($0)Notification\")")
    }
}
