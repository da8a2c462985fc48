import Interpreter

/// Core Location's streams: nobody is anywhere, and no beacon is near.
var locationUpdates: [Builtin] {
  [
    """
    struct CLLocationUpdate: Sendable {
      enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
      }
      typealias Updates = AsyncThrowingStream<CLLocationUpdate, any Error>
      var location: CLLocation? { nil }
      var isStationary: Bool { false }
      var stationary: Bool { false }
      var authorizationDenied: Bool { false }
      var authorizationDeniedGlobally: Bool { false }
      var authorizationRestricted: Bool { false }
      var authorizationRequestInProgress: Bool { false }
      var insufficientlyInUse: Bool { false }
      var locationUnavailable: Bool { true }
      var accuracyLimited: Bool { false }
      var serviceSessionRequired: Bool { false }
      static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        AsyncThrowingStream { $0.yield(CLLocationUpdate()) }
      }
    }
    """,
    """
    class CLServiceSession: NSObject {
      enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
      init(authorization: AuthorizationRequirement) {}
      init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
      func invalidate() {}
    }
    """,
    """
    class CLBackgroundActivitySession: NSObject {
      override init() {}
      func invalidate() {}
    }
    """,
    """
    final class CLMonitor: @unchecked Sendable {
      struct CircularGeographicCondition: CLCondition, Hashable {
        let center: CLLocationCoordinate2D
        let radius: CLLocationDistance
        init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
          (self.center, self.radius) = (center, radius)
        }
        static func == (lhs: CircularGeographicCondition, rhs: CircularGeographicCondition) -> Bool {
          lhs.radius == rhs.radius && lhs.center.latitude == rhs.center.latitude
            && lhs.center.longitude == rhs.center.longitude
        }
        func hash(into hasher: inout Hasher) { hasher.combine(radius) }
      }
      struct BeaconIdentityCondition: CLCondition, Hashable {
        let uuid: UUID
        init(uuid: UUID) { self.uuid = uuid }
        init(uuid: UUID, major: UInt16) { self.uuid = uuid }
        init(uuid: UUID, major: UInt16, minor: UInt16) { self.uuid = uuid }
      }
      struct Event: Sendable {
        enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        let identifier: String
        let state: State
        let date: Date
      }
      struct Record: Sendable {
        let condition: any CLCondition
        let lastEvent: Event
      }
      typealias Events = AsyncThrowingStream<Event, any Error>
      let name: String
      var _records: [String: Record] = [:]
      init(_ name: String) async { self.name = name }
      var identifiers: [String] { get async { _records.keys.sorted() } }
      var events: Events { get async { AsyncThrowingStream { _ in } } }
      func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
      ) async {
        _records[identifier] = Record(
          condition: condition, lastEvent: Event(identifier: identifier, state: state, date: Date()))
      }
      func remove(_ identifier: String) async { _records[identifier] = nil }
      func record(for identifier: String) async -> Record? { _records[identifier] }
    }
    """,
    "protocol CLCondition: Sendable {}",
    "typealias CLBeaconMajorValue = UInt16",
    "typealias CLBeaconMinorValue = UInt16",
    "enum CLProximity: Int { case unknown, immediate, near, far }",
    """
    class CLBeaconIdentityConstraint: NSObject {
      let uuid: UUID
      let major: CLBeaconMajorValue?
      let minor: CLBeaconMinorValue?
      init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
      init(uuid: UUID, major: CLBeaconMajorValue) {
        (self.uuid, self.major, minor) = (uuid, major, nil)
      }
      init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
      }
    }
    """,
    """
    class CLBeaconRegion: CLRegion {
      let uuid: UUID
      let major: NSNumber?
      let minor: NSNumber?
      var notifyEntryStateOnDisplay: Bool = false
      init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(_identifier: identifier)
      }
      init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: Int(major)), nil)
        super.init(_identifier: identifier)
      }
      init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
      ) {
        (self.uuid, self.major) = (uuid, NSNumber(value: Int(major)))
        self.minor = NSNumber(value: Int(minor))
        super.init(_identifier: identifier)
      }
      init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        (uuid, major, minor) = (beaconIdentityConstraint.uuid, nil, nil)
        super.init(_identifier: identifier)
      }
      var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid: uuid)
      }
      func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        NSMutableDictionary()
      }
    }
    """,
    """
    class CLBeacon: NSObject {
      var uuid: UUID { UUID() }
      var major: NSNumber { NSNumber(value: 0) }
      var minor: NSNumber { NSNumber(value: 0) }
      var proximity: CLProximity { .unknown }
      var accuracy: CLLocationAccuracy { -1 }
      var rssi: Int { 0 }
      var timestamp: Date { Date() }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "class func isRangingAvailable() -> Bool { false }",
      "func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}",
      "func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}",
    ].map { Builtin("CLLocationManager", $0) }
}
