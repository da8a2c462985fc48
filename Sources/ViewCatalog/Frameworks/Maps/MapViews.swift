import Interpreter

/// MapKit's view and what stands on it, for programs that wrap it.
var wrappedMaps: [Builtin] {
  [
    Builtin(
      nil,
      """
      class MKMapView: NSView {
        weak var delegate: (any MKMapViewDelegate)?
        var mapType: MKMapType = .standard
        var region: MKCoordinateRegion = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
          span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
        var centerCoordinate: CLLocationCoordinate2D {
          get { region.center } set { region.center = newValue }
        }
        var annotations: [any MKAnnotation] = []
        var selectedAnnotations: [any MKAnnotation] = []
        var overlays: [any MKOverlay] = []
        var visibleMapRect: MKMapRect = .world
        var showsUserLocation: Bool = false
        let userLocation: MKUserLocation = MKUserLocation()
        var isUserLocationVisible: Bool { false }
        var showsCompass: Bool = true
        var showsScale: Bool = false
        var isZoomEnabled: Bool = true
        var isScrollEnabled: Bool = true
        var isRotateEnabled: Bool = true
        var isPitchEnabled: Bool = true
        var userTrackingMode: MKUserTrackingMode = .none
        func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
        func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
          region.center = coordinate
        }
        func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
          userTrackingMode = mode
        }
        func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
        func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
        func removeAnnotation(_ annotation: any MKAnnotation) {
          annotations.removeAll { ($0 as AnyObject) === (annotation as AnyObject) }
        }
        func removeAnnotations(_ annotations: [any MKAnnotation]) {
          for one in annotations { removeAnnotation(one) }
        }
        func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
        func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
        func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
        func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
          nil
        }
        func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
        override func _shown() -> AnyView {
          AnyView(Map<EmptyView>(_region: region, _items: annotations.map { _MapItem($0) }))
        }
      }
      """),
    Builtin(nil, "protocol MKMapViewDelegate: NSObjectProtocol {}"),
    // Where the user stands is never found: there is none among a map's annotations.
    Builtin(
      nil,
      """
      class MKUserLocation: NSObject, MKAnnotation {
        let coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        var title: String? = "My Location"
        var subtitle: String?
        var location: CLLocation? { nil }
        var isUpdating: Bool { false }
      }
      """),
    Builtin(
      nil,
      """
      protocol MKAnnotation: NSObjectProtocol {
        var coordinate: CLLocationCoordinate2D { get }
        optional var title: String? { get }
        optional var subtitle: String? { get }
      }
      """),
    Builtin(
      "_MapItem",
      """
      init(_ annotation: any MKAnnotation) {
        coordinate = annotation.coordinate
        view = AnyView(
          VStack {
            Image(systemName: "mappin.circle.fill")
            if let title = annotation.title ?? nil { Text(title) }
          })
      }
      """),
    Builtin("MKAnnotation", "var title: String? { nil }"),
    Builtin("MKAnnotation", "var subtitle: String? { nil }"),
    Builtin(
      nil,
      """
      class MKPointAnnotation: NSObject, MKAnnotation {
        var coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        var title: String?
        var subtitle: String?
        override init() {}
        init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
        init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
          self.coordinate = coordinate
          self.title = title
          self.subtitle = subtitle
        }
      }
      """),
    Builtin(
      nil,
      """
      class MKAnnotationView: UIView {
        var annotation: (any MKAnnotation)?
        var image: UIImage?
        var canShowCallout: Bool = false
        var isDraggable: Bool = false
        var centerOffset: CGPoint = .zero
        var calloutOffset: CGPoint = .zero
        var leftCalloutAccessoryView: UIView?
        var rightCalloutAccessoryView: UIView?
        var detailCalloutAccessoryView: UIView?
        var clusteringIdentifier: String?
        init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
          self.annotation = annotation
          super.init(frame: .zero)
        }
      }
      """),
    Builtin(
      nil,
      """
      class MKMarkerAnnotationView: MKAnnotationView {
        var markerTintColor: UIColor?
        var glyphTintColor: UIColor?
        var glyphText: String?
        var glyphImage: UIImage?
        var animatesWhenAdded: Bool = false
      }
      """),
    Builtin(
      nil,
      "class MKPinAnnotationView: MKAnnotationView { var pinTintColor: UIColor!; var animatesDrop: Bool = false }"
    ),
    Builtin(
      nil,
      """
      enum MKMapType: UInt {
        case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
      }
      """),
    Builtin(nil, "enum MKUserTrackingMode: Int { case none, follow, followWithHeading }"),
  ]
}
