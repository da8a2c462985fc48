import Interpreter

/// MapKit's places, searches and ways. There is no network: a search and a way end in an error.
var mapSearches: [Builtin] { mapPlaces + mapRequests + mapRoutes }

private var mapPlaces: [Builtin] {
  [
    Builtin(
      nil,
      """
      class MKPlacemark: CLPlacemark, MKAnnotation {
        let coordinate: CLLocationCoordinate2D
        var title: String? { name }
        var countryCode: String? { isoCountryCode }
        init(coordinate: CLLocationCoordinate2D) {
          self.coordinate = coordinate
          super.init()
          location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        }
        convenience init(
          coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
        ) { self.init(coordinate: coordinate) }
        convenience init(placemark: CLPlacemark) {
          self.init(coordinate: placemark.location?.coordinate ?? CLLocationCoordinate2D())
          name = placemark.name
          thoroughfare = placemark.thoroughfare
          locality = placemark.locality
          administrativeArea = placemark.administrativeArea
          postalCode = placemark.postalCode
          country = placemark.country
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
      }
      """),
  ]
    + [
      "airport", "amusementPark", "aquarium", "atm", "bakery", "bank", "beach", "brewery", "cafe",
      "campground", "carRental", "evCharger", "fireStation", "fitnessCenter", "foodMarket",
      "gasStation", "hospital", "hotel", "laundry", "library", "marina", "movieTheater", "museum",
      "nationalPark", "nightlife", "park", "parking", "pharmacy", "police", "postOffice",
      "publicTransport", "restaurant", "restroom", "school", "stadium", "store", "theater",
      "university", "winery", "zoo",
    ].map {
      Builtin(
        "MKPointOfInterestCategory",
        """
        static let \($0): MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "\($0)")
        """)
    }
    + [
      Builtin(
        nil,
        """
        class MKMapItem: NSObject {
          class Identifier: NSObject {
            let rawValue: String
            init?(rawValue: String) {
              guard !rawValue.isEmpty else { return nil }
              self.rawValue = rawValue
            }
          }
          var placemark: MKPlacemark
          var identifier: Identifier? { nil }
          var name: String?
          var phoneNumber: String?
          var url: URL?
          var timeZone: TimeZone?
          var pointOfInterestCategory: MKPointOfInterestCategory?
          var isCurrentLocation: Bool { false }
          var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
          init(placemark: MKPlacemark) { self.placemark = placemark }
          convenience init(location: CLLocation, address: MKAddress?) {
            self.init(placemark: MKPlacemark(coordinate: location.coordinate))
          }
          class func forCurrentLocation() -> MKMapItem {
            MKMapItem(
              placemark: MKPlacemark(
                coordinate: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009)))
          }
          @discardableResult func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
          @discardableResult class func openMaps(
            with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
          ) -> Bool { true }
        }
        """),
      Builtin(nil, "class MKAddress: NSObject { var fullAddress: String { \"\" } }"),
      Builtin(
        nil, "let MKLaunchOptionsDirectionsModeKey: String = \"MKLaunchOptionsDirectionsMode\""),
      Builtin(
        nil,
        "let MKLaunchOptionsDirectionsModeDriving: String = \"MKLaunchOptionsDirectionsModeDriving\""
      ),
      Builtin(
        nil,
        "let MKLaunchOptionsDirectionsModeWalking: String = \"MKLaunchOptionsDirectionsModeWalking\""
      ),
      Builtin(
        "Marker where Label == Text",
        """
        init(item: MKMapItem) {
          self.init(coordinate: item.placemark.coordinate) { Text(item.name ?? "Unknown Location") }
        }
        """),
    ]
}

private var mapRequests: [Builtin] {
  [
    Builtin(nil, "class MKLookAroundScene: NSObject {}"),
    Builtin(
      nil,
      """
      class MKMapItemRequest: NSObject {
        let mapItemIdentifier: MKMapItem.Identifier?
        var isLoading: Bool { false }
        var isCancelled: Bool { false }
        init(mapItemIdentifier identifier: MKMapItem.Identifier) { mapItemIdentifier = identifier }
        init(feature: MapFeature) { mapItemIdentifier = nil }
        var mapItem: MKMapItem { get async throws { throw MKError(.serverFailure) } }
        func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
          DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
        }
        func cancel() {}
      }
      """),
    // Without a network no place has pictures of its surroundings.
    Builtin(
      nil,
      """
      class MKLookAroundSceneRequest: NSObject {
        let coordinate: CLLocationCoordinate2D?
        let mapItem: MKMapItem?
        var isLoading: Bool { false }
        init(coordinate: CLLocationCoordinate2D) {
          self.coordinate = coordinate
          mapItem = nil
        }
        init(mapItem: MKMapItem) {
          coordinate = nil
          self.mapItem = mapItem
        }
        var scene: MKLookAroundScene? { get async throws { nil } }
        func getSceneWithCompletionHandler(
          _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
        ) { completionHandler(nil, nil) }
        func cancel() {}
      }
      """),
    Builtin(
      nil,
      """
      struct LookAroundPreview: View {
        init(
          initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
          showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
          badgePosition: BadgePosition = .topLeading
        ) {}
        init(
          scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
          showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
          badgePosition: BadgePosition = .topLeading
        ) {}
        enum BadgePosition: Hashable, Sendable { case topLeading, topTrailing, bottomTrailing }
        var body: some View {
          RoundedRectangle(cornerRadius: 8).fill(.quaternary)
            .overlay { Text("No Look Around Available") }
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MKError: Error {
        enum Code: UInt {
          case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
          case decodingFailed
        }
        let code: Code
        init(_ code: Code) { self.code = code }
      }
      """),
    Builtin(
      nil,
      """
      class MKLocalSearch: NSObject {
        struct ResultType: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let address = ResultType(rawValue: 1)
          static let pointOfInterest = ResultType(rawValue: 2)
          static let physicalFeature = ResultType(rawValue: 4)
        }
        class Request: NSObject {
          var naturalLanguageQuery: String?
          var region: MKCoordinateRegion = MKCoordinateRegion()
          var resultTypes: ResultType = [.address, .pointOfInterest]
          var pointOfInterestFilter: MKPointOfInterestFilter?
          override init() {}
          init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
          init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
          init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.naturalLanguageQuery = naturalLanguageQuery
            self.region = region
          }
        }
        class Response: NSObject {
          var mapItems: [MKMapItem] { [] }
          var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
        }
        var isSearching: Bool { false }
        init(request: Request) {}
        func start() async throws -> Response { throw MKError(.serverFailure) }
        func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
          DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
        }
        func cancel() {}
      }
      """),
    Builtin(
      nil,
      """
      class MKPointOfInterestFilter: NSObject {
        class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
        class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
        init(including categories: [MKPointOfInterestCategory]) {}
        init(excluding categories: [MKPointOfInterestCategory]) {}
      }
      """),
    Builtin(
      nil,
      """
      class MKLocalSearchCompletion: NSObject {
        var title: String { "" }
        var subtitle: String { "" }
      }
      """),
    Builtin(
      nil,
      """
      protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
        func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
      }
      """),
    Builtin(
      "MKLocalSearchCompleterDelegate",
      "func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}"),
    Builtin(
      "MKLocalSearchCompleterDelegate",
      """
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
      """),
    Builtin(
      nil,
      """
      class MKLocalSearchCompleter: NSObject {
        struct ResultType: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let address = ResultType(rawValue: 1)
          static let pointOfInterest = ResultType(rawValue: 2)
          static let query = ResultType(rawValue: 4)
        }
        weak var delegate: (any MKLocalSearchCompleterDelegate)?
        var queryFragment: String = "" {
          didSet {
            DispatchQueue.main.async {
              self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
            }
          }
        }
        var region: MKCoordinateRegion = MKCoordinateRegion()
        var resultTypes: ResultType = [.address, .pointOfInterest, .query]
        var pointOfInterestFilter: MKPointOfInterestFilter?
        var results: [MKLocalSearchCompletion] { [] }
        var isSearching: Bool { false }
        override init() {}
        func cancel() {}
      }
      """),
  ]
}

private var mapRoutes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MKDirectionsTransportType: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let automobile = MKDirectionsTransportType(rawValue: 1)
        static let walking = MKDirectionsTransportType(rawValue: 2)
        static let transit = MKDirectionsTransportType(rawValue: 4)
        static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
      }
      """),
    Builtin(
      nil,
      """
      class MKPolyline: NSObject, MKOverlay {
        var title: String?
        var subtitle: String?
        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
        var pointCount: Int { _coordinates.count }
        let _coordinates: [CLLocationCoordinate2D]
        init(coordinates: [CLLocationCoordinate2D], count: Int) { _coordinates = coordinates }
        var boundingMapRect: MKMapRect {
          let points = _coordinates.map { MKMapPoint($0) }
          guard let x = points.map({ $0.x }).min(), let y = points.map({ $0.y }).min(),
            let endX = points.map({ $0.x }).max(), let endY = points.map({ $0.y }).max()
          else { return .null }
          return MKMapRect(x: x, y: y, width: endX - x, height: endY - y)
        }
      }
      """),
    Builtin("MapPolyline", "init(_ polyline: MKPolyline) { self.init(coordinates: []) }"),
    Builtin("MapPolyline", "init(_ route: MKRoute) { self.init(coordinates: []) }"),
    Builtin(
      nil,
      """
      class MKRoute: NSObject {
        class Step: NSObject {
          var instructions: String { "" }
          var notice: String? { nil }
          var distance: CLLocationDistance { 0 }
          var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        }
        var name: String { "" }
        var distance: CLLocationDistance { 0 }
        var expectedTravelTime: TimeInterval { 0 }
        var transportType: MKDirectionsTransportType { .automobile }
        var advisoryNotices: [String] { [] }
        var steps: [Step] { [] }
        var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
      }
      """),
    Builtin(
      nil,
      """
      class MKDirections: NSObject {
        class Request: NSObject {
          var source: MKMapItem?
          var destination: MKMapItem?
          var transportType: MKDirectionsTransportType = .any
          var requestsAlternateRoutes: Bool = false
          var departureDate: Date?
          var arrivalDate: Date?
          override init() {}
        }
        class Response: NSObject { var routes: [MKRoute] { [] } }
        class ETAResponse: NSObject { var expectedTravelTime: TimeInterval { 0 } }
        init(request: Request) {}
        func calculate() async throws -> Response { throw MKError(.serverFailure) }
        func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
          DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
        }
        func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
        func cancel() {}
      }
      """),
  ]
}
