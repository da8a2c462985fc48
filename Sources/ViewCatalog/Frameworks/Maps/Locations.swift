import Interpreter

/// CoreLocation on a device that was asked nothing yet: no permission is given, and no place comes.
var locations: [Builtin] {
  [
    "CLLocationDegrees", "CLLocationDistance", "CLLocationAccuracy", "CLLocationSpeed",
    "CLLocationDirection",
  ].map { Builtin(nil, "typealias \($0) = Double") }
    + [
      ("kCLLocationAccuracyBest", -1.0), ("kCLLocationAccuracyBestForNavigation", -2),
      ("kCLLocationAccuracyNearestTenMeters", 10), ("kCLLocationAccuracyHundredMeters", 100),
      ("kCLLocationAccuracyKilometer", 1000), ("kCLLocationAccuracyThreeKilometers", 3000),
      ("kCLDistanceFilterNone", -1),
    ].map { Builtin(nil, "var \($0): Double { \($1) }") }
    + places + locationManagers
}

/// Where something is.
private var places: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct CLLocationCoordinate2D: Sendable {
        var latitude: CLLocationDegrees = 0
        var longitude: CLLocationDegrees = 0
        init() {}
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
          self.latitude = latitude
          self.longitude = longitude
        }
      }
      """),
    Builtin(
      nil,
      """
      func CLLocationCoordinate2DMake(
        _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
      ) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      }
      """),
    Builtin(
      nil,
      """
      func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
        abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
      }
      """),
    Builtin(
      nil,
      """
      class CLLocation: NSObject {
        let coordinate: CLLocationCoordinate2D
        var altitude: CLLocationDistance = 0
        var horizontalAccuracy: CLLocationAccuracy = 0
        var verticalAccuracy: CLLocationAccuracy = -1
        var course: CLLocationDirection = -1
        var speed: CLLocationSpeed = -1
        var timestamp: Date = Date()
        init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
          coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
        init(
          coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
          horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
          timestamp: Date
        ) {
          self.coordinate = coordinate
          self.altitude = altitude
          self.horizontalAccuracy = horizontalAccuracy
          self.verticalAccuracy = verticalAccuracy
          self.timestamp = timestamp
        }
        func distance(from location: CLLocation) -> CLLocationDistance {
          let radians = Double.pi / 180
          let a = coordinate.latitude * radians
          let b = location.coordinate.latitude * radians
          let across = sin((b - a) / 2)
          let along = sin(
            (location.coordinate.longitude - coordinate.longitude) * radians / 2)
          let haversine = across * across + cos(a) * cos(b) * along * along
          return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
        }
      }
      """),
    Builtin(
      nil,
      """
      class CLPlacemark: NSObject {
        var name: String?
        var thoroughfare: String?
        var subThoroughfare: String?
        var locality: String?
        var subLocality: String?
        var administrativeArea: String?
        var postalCode: String?
        var country: String?
        var isoCountryCode: String?
        var location: CLLocation?
      }
      """),
    Builtin(
      nil,
      """
      struct CLError: Error {
        enum Code: Int {
          case locationUnknown, denied, network, headingFailure, geocodeFoundNoResult = 8
        }
        let code: CLError.Code
        init(_ code: CLError.Code) { self.code = code }
      }
      """),
    Builtin(
      nil,
      """
      class CLGeocoder: NSObject {
        var isGeocoding: Bool { false }
        func cancelGeocode() {}
        func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
          throw CLError(.network)
        }
        func reverseGeocodeLocation(
          _ location: CLLocation,
          completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }
        func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
          throw CLError(.network)
        }
        func geocodeAddressString(
          _ addressString: String,
          completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }
      }
      """),
  ]
}

private var locationManagers: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum CLAuthorizationStatus: Int32, Sendable {
        case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
        static var authorized: CLAuthorizationStatus { .authorizedAlways }
      }
      """),
    Builtin(
      nil,
      """
      class CLRegion: NSObject {
        let identifier: String
        var notifyOnEntry: Bool = true
        var notifyOnExit: Bool = true
        init(_identifier: String) { identifier = _identifier }
      }
      """),
    Builtin(
      nil,
      """
      class CLCircularRegion: CLRegion {
        let center: CLLocationCoordinate2D
        let radius: CLLocationDistance
        init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
          (self.center, self.radius) = (center, radius)
          super.init(_identifier: identifier)
        }
        func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
          let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
          let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
          return middle.distance(from: place) <= radius
        }
      }
      """),
    Builtin(nil, "enum CLRegionState: Int { case unknown, inside, outside }"),
    Builtin(
      nil,
      """
      class CLHeading: NSObject {
        var magneticHeading: CLLocationDirection { 0 }
        var trueHeading: CLLocationDirection { -1 }
        var headingAccuracy: CLLocationDirection { -1 }
        var x: Double { 0 }
        var y: Double { 0 }
        var z: Double { 0 }
        var timestamp: Date { Date() }
      }
      """),
    Builtin(nil, "class CLFloor: NSObject { var level: Int { 0 } }"),
    Builtin("CLLocation", "var floor: CLFloor? { nil }"),
    Builtin(nil, "enum CLAccuracyAuthorization: Int { case fullAccuracy, reducedAccuracy }"),
    Builtin(
      nil,
      """
      enum CLActivityType: Int {
        case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
      }
      """),
    Builtin(
      nil,
      """
      protocol CLLocationManagerDelegate: NSObjectProtocol {
        func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
        func locationManager(
          _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
      }
      """),
  ]
    + [
      "locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])",
      "locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)",
      """
      locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
      """,
      "locationManagerDidChangeAuthorization(_ manager: CLLocationManager)",
    ].map { Builtin("CLLocationManagerDelegate", "func \($0) {}") }
    + [
      Builtin(
        nil,
        """
        class CLLocationManager: NSObject {
          weak var delegate: (any CLLocationManagerDelegate)? {
            didSet {
              DispatchQueue.main.async {
                self.delegate?.locationManagerDidChangeAuthorization(self)
              }
            }
          }
          var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
          var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
          var activityType: CLActivityType = .other
          var pausesLocationUpdatesAutomatically: Bool = true
          var allowsBackgroundLocationUpdates: Bool = false
          var showsBackgroundLocationIndicator: Bool = false
          var headingFilter: CLLocationDegrees = 1
          var location: CLLocation? { nil }
          var authorizationStatus: CLAuthorizationStatus { .notDetermined }
          var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
          class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
          class func locationServicesEnabled() -> Bool { true }
          class func headingAvailable() -> Bool { false }
          func requestWhenInUseAuthorization() {}
          func requestAlwaysAuthorization() {}
          func startUpdatingLocation() {}
          func stopUpdatingLocation() {}
          func startUpdatingHeading() {}
          func stopUpdatingHeading() {}
          var heading: CLHeading? { nil }
          var monitoredRegions: Set<CLRegion> { [] }
          func requestTemporaryFullAccuracyAuthorization(
            withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
          ) { completion?(CLError(.denied)) }
          func startMonitoring(for region: CLRegion) {}
          func stopMonitoring(for region: CLRegion) {}
          func requestState(for region: CLRegion) {}
          class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
          func startMonitoringSignificantLocationChanges() {}
          func stopMonitoringSignificantLocationChanges() {}
          func requestLocation() {
            DispatchQueue.main.async {
              self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
            }
          }
        }
        """)
    ]
}
