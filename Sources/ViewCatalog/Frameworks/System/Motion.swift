import Interpreter

/// CoreMotion on a device that lies still and has no sensors: what measures says that it is not
/// available, and nothing is ever reported.
var coreMotion: [Builtin] { motionManager + motionValues + motionActivities }

private var motionManager: [Builtin] {
  let sensors: [(name: String, data: String, property: String)] = [
    ("DeviceMotion", "CMDeviceMotion", "deviceMotion"),
    ("Accelerometer", "CMAccelerometerData", "accelerometerData"),
    ("Gyro", "CMGyroData", "gyroData"),
    ("Magnetometer", "CMMagnetometerData", "magnetometerData"),
  ]
  return [
    Builtin(nil, "class CMMotionManager: NSObject { override init() {} }"),
    Builtin(nil, "class CMHeadphoneMotionManager: NSObject { override init() {} }"),
    Builtin(
      "CMMotionManager",
      """
      func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
      """),
    Builtin(
      "CMMotionManager",
      """
      func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
      ) {}
      """),
    Builtin(
      "CMMotionManager",
      "class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }"),
    Builtin("CMMotionManager", "var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }"),
    Builtin("CMMotionManager", "var showsDeviceMovementDisplay: Bool = false"),
    optionSet(
      "CMAttitudeReferenceFrame", raw: "UInt",
      [
        "xArbitraryZVertical", "xArbitraryCorrectedZVertical", "xMagneticNorthZVertical",
        "xTrueNorthZVertical",
      ]),
  ]
    + sensors.flatMap { name, data, property in
      ["CMMotionManager", "CMHeadphoneMotionManager"].prefix(name == "DeviceMotion" ? 2 : 1)
        .flatMap { manager in
          [
            "var is\(name)Available: Bool { false }", "var is\(name)Active: Bool { false }",
            "var \(name == "DeviceMotion" ? property : name.lowercased())UpdateInterval: TimeInterval = 0.01",
            "var \(property): \(data)? { nil }", "func start\(name)Updates() {}",
            """
            func start\(name)Updates(
              to queue: OperationQueue, withHandler handler: @escaping (\(data)?, (any Error)?) -> Void
            ) {}
            """, "func stop\(name)Updates() {}",
          ].map { Builtin(manager, $0) }
        }
    }
}

private var motionValues: [Builtin] {
  ["CMAcceleration", "CMRotationRate", "CMMagneticField"].map { name in
    Builtin(
      nil,
      """
      struct \(name) {
        var x: Double
        var y: Double
        var z: Double
        init() { self.init(x: 0, y: 0, z: 0) }
        init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
      }
      """)
  } + [
    Builtin(nil, "class CMLogItem: NSObject { var timestamp: TimeInterval { 0 } }"),
    Builtin(
      nil,
      """
      class CMAccelerometerData: CMLogItem {
        var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
      }
      """),
    Builtin(
      nil,
      "class CMGyroData: CMLogItem { var rotationRate: CMRotationRate { CMRotationRate() } }"),
    Builtin(
      nil,
      """
      class CMMagnetometerData: CMLogItem {
        var magneticField: CMMagneticField { CMMagneticField() }
      }
      """),
    Builtin(
      nil,
      """
      struct CMQuaternion {
        var x: Double = 0
        var y: Double = 0
        var z: Double = 0
        var w: Double = 1
      }
      """),
    Builtin(
      nil,
      """
      struct CMRotationMatrix {
        var m11: Double = 1
        var m12: Double = 0
        var m13: Double = 0
        var m21: Double = 0
        var m22: Double = 1
        var m23: Double = 0
        var m31: Double = 0
        var m32: Double = 0
        var m33: Double = 1
      }
      """),
    Builtin(
      nil,
      """
      class CMAttitude: NSObject {
        var roll: Double { 0 }
        var pitch: Double { 0 }
        var yaw: Double { 0 }
        var quaternion: CMQuaternion { CMQuaternion() }
        var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
        func multiply(byInverseOf attitude: CMAttitude) {}
      }
      """),
    Builtin(
      nil,
      """
      class CMDeviceMotion: CMLogItem {
        var attitude: CMAttitude { CMAttitude() }
        var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
        var userAcceleration: CMAcceleration { CMAcceleration() }
        var rotationRate: CMRotationRate { CMRotationRate() }
        var heading: Double { -1 }
      }
      """),
  ]
}

private var motionActivities: [Builtin] {
  let authorization = "class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }"
  return [
    Builtin(
      nil,
      "enum CMAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }"),
    Builtin(
      nil,
      """
      class CMPedometerData: NSObject {
        var numberOfSteps: NSNumber { 0 }
        var distance: NSNumber? { nil }
        var floorsAscended: NSNumber? { nil }
        var floorsDescended: NSNumber? { nil }
        var currentPace: NSNumber? { nil }
        var currentCadence: NSNumber? { nil }
        var averageActivePace: NSNumber? { nil }
        var startDate: Date { Date() }
        var endDate: Date { Date() }
      }
      """),
    Builtin(
      nil,
      """
      class CMPedometer: NSObject {
        override init() {}
        func startUpdates(
          from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
        ) {}
        func queryPedometerData(
          from start: Date, to end: Date,
          withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
        ) {}
        func stopUpdates() {}
      }
      """),
    Builtin(nil, "enum CMMotionActivityConfidence: Int { case low, medium, high }"),
    Builtin(
      nil,
      """
      class CMMotionActivity: CMLogItem {
        var confidence: CMMotionActivityConfidence { .low }
        var startDate: Date { Date() }
        var unknown: Bool { true }
        var stationary: Bool { false }
        var walking: Bool { false }
        var running: Bool { false }
        var automotive: Bool { false }
        var cycling: Bool { false }
      }
      """),
    Builtin(
      nil,
      """
      class CMMotionActivityManager: NSObject {
        override init() {}
        class func isActivityAvailable() -> Bool { false }
        func startActivityUpdates(
          to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
        ) {}
        func stopActivityUpdates() {}
        func queryActivityStarting(
          from start: Date, to end: Date, to queue: OperationQueue,
          withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class CMAltitudeData: CMLogItem {
        var relativeAltitude: NSNumber { 0 }
        var pressure: NSNumber { 0 }
      }
      """),
    Builtin(
      nil,
      """
      class CMAltimeter: NSObject {
        override init() {}
        class func isRelativeAltitudeAvailable() -> Bool { false }
        class func isAbsoluteAltitudeAvailable() -> Bool { false }
        func startRelativeAltitudeUpdates(
          to queue: OperationQueue,
          withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
        ) {}
        func stopRelativeAltitudeUpdates() {}
      }
      """),
  ]
    + ["StepCounting", "Distance", "Pace", "FloorCounting", "Cadence", "PedometerEventTracking"]
    .map { Builtin("CMPedometer", "class func is\($0)Available() -> Bool { false }") }
    + ["CMPedometer", "CMMotionActivityManager", "CMAltimeter", "CMHeadphoneMotionManager"]
    .map { Builtin($0, authorization) }
}
