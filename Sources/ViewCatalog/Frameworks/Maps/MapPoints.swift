import Interpreter

/// Places of the map as it is projected onto a plane: Mercator's, 2²⁸ points wide.
var mapPoints: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MKMapPoint: Equatable {
        var x: Double = 0
        var y: Double = 0
        init() {}
        init(x: Double, y: Double) {
          self.x = x
          self.y = y
        }
        init(_ coordinate: CLLocationCoordinate2D) {
          let world = 268_435_456.0
          let sine = sin(coordinate.latitude * .pi / 180)
          x = (coordinate.longitude + 180) / 360 * world
          y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
        }
        var coordinate: CLLocationCoordinate2D {
          let world = 268_435_456.0
          return CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi,
            longitude: x / world * 360 - 180)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MKMapSize: Equatable {
        var width: Double = 0
        var height: Double = 0
        init() {}
        init(width: Double, height: Double) {
          self.width = width
          self.height = height
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MKMapRect: Equatable {
        var origin: MKMapPoint = MKMapPoint()
        var size: MKMapSize = MKMapSize()
        static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
        static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
        init() {}
        init(origin: MKMapPoint, size: MKMapSize) {
          self.origin = origin
          self.size = size
        }
        init(x: Double, y: Double, width: Double, height: Double) {
          origin = MKMapPoint(x: x, y: y)
          size = MKMapSize(width: width, height: height)
        }
        var width: Double { size.width }
        var height: Double { size.height }
        var minX: Double { origin.x }
        var minY: Double { origin.y }
        var midX: Double { origin.x + width / 2 }
        var midY: Double { origin.y + height / 2 }
        var maxX: Double { origin.x + width }
        var maxY: Double { origin.y + height }
        var isNull: Bool { origin.x == .infinity }
        var isEmpty: Bool { isNull || width == 0 || height == 0 }
        func union(_ other: MKMapRect) -> MKMapRect {
          if isNull { return other }
          if other.isNull { return self }
          let (x, y) = (min(minX, other.minX), min(minY, other.minY))
          return MKMapRect(
            x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
        }
        func insetBy(dx: Double, dy: Double) -> MKMapRect {
          MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        }
        func contains(_ point: MKMapPoint) -> Bool {
          point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }
      }
      """),
    Builtin(
      "MKCoordinateRegion",
      """
      init(_ rect: MKMapRect) {
        if rect.isNull {
          self.init()
        } else {
          let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
          let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
          self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
              latitudeDelta: first.latitude - last.latitude,
              longitudeDelta: last.longitude - first.longitude))
        }
      }
      """),
  ]
}

/// What a map selects beside the program's own content: its places, of which the simulated map has
/// none, and what it would show beside them.
var mapFeatures: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MapFeature: Hashable, Sendable {
        struct FeatureKind: Hashable, Sendable {
          let _name: String
          static let pointOfInterest = FeatureKind(_name: "pointOfInterest")
          static let territory = FeatureKind(_name: "territory")
          static let physicalFeature = FeatureKind(_name: "physicalFeature")
        }
        var coordinate: CLLocationCoordinate2D
        var title: String?
        var kind: FeatureKind?
        var backgroundColor: Color?
        var image: Image?
        var pointOfInterestCategory: MKPointOfInterestCategory?
        static func == (a: MapFeature, b: MapFeature) -> Bool {
          a.title == b.title && a.coordinate.latitude == b.coordinate.latitude
            && a.coordinate.longitude == b.coordinate.longitude
        }
        func hash(into hasher: inout Hasher) { hasher.combine(title) }
      }
      """),
    Builtin(
      nil,
      """
      struct MapSelection<Value: Hashable>: Hashable {
        var value: Value?
        var feature: MapFeature?
        init(_ value: Value) { self.value = value }
        init(_ feature: MapFeature) { self.feature = feature }
      }
      """),
    Builtin(
      nil,
      """
      struct MapItemDetailSelectionAccessoryStyle: Sendable {
        enum CalloutStyle: Sendable { case automatic, compact, full }
        static var automatic: MapItemDetailSelectionAccessoryStyle { .init() }
        static var callout: MapItemDetailSelectionAccessoryStyle { .init() }
        static var caption: MapItemDetailSelectionAccessoryStyle { .init() }
        static var sheet: MapItemDetailSelectionAccessoryStyle { .init() }
        static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle {
          .init()
        }
      }
      """),
    // The details of a place are the map's own and come from the network.
    Builtin(
      "MapContent",
      """
      func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
      ) -> some MapContent { self }
      """),
    Builtin(
      nil,
      "typealias MapFeatureSelectionAccessoryStyle = MapItemDetailSelectionAccessoryStyle"),
  ]
    + inert([
      "mapFeatureSelectionAccessory(_ style: MapFeatureSelectionAccessoryStyle? = .automatic)",
      "mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool)",
    ])
}
