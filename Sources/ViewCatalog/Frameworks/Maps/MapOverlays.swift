import Interpreter

/// Lines and areas on a wrapped map, and what would draw them.
var mapOverlays: [Builtin] {
  [
    Builtin(nil, "protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }"),
    Builtin(nil, "enum MKOverlayLevel: Int { case aboveRoads, aboveLabels }"),
    Builtin(nil, "class MKPolygon: MKPolyline {}"),
    Builtin(
      nil,
      """
      class MKCircle: NSObject, MKOverlay {
        let coordinate: CLLocationCoordinate2D
        let radius: CLLocationDistance
        init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
          coordinate = coord
          self.radius = radius
        }
        var boundingMapRect: MKMapRect {
          let center = MKMapPoint(coordinate)
          let side = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
          return MKMapRect(
            x: center.x - side, y: center.y - side, width: side * 2, height: side * 2)
        }
      }
      """),
    Builtin(
      nil,
      """
      class MKTileOverlay: NSObject, MKOverlay {
        let urlTemplate: String?
        var canReplaceMapContent: Bool = false
        var minimumZ: Int = 0
        var maximumZ: Int = 21
        init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
        var boundingMapRect: MKMapRect { .world }
      }
      """),
    Builtin(
      nil,
      """
      class MKOverlayRenderer: NSObject {
        let overlay: (any MKOverlay)?
        var alpha: CGFloat = 1
        override init() { overlay = nil }
        init(overlay: any MKOverlay) { self.overlay = overlay }
        func setNeedsDisplay() {}
      }
      """),
    Builtin(
      nil,
      """
      class MKOverlayPathRenderer: MKOverlayRenderer {
        var fillColor: UIColor?
        var strokeColor: UIColor?
        var lineWidth: CGFloat = 0
        var lineDashPattern: [NSNumber]?
        var lineDashPhase: CGFloat = 0
        var lineJoin: CGLineJoin = .round
        var lineCap: CGLineCap = .round
        override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
      }
      """),
    Builtin(
      nil,
      "class MKTileOverlayRenderer: MKOverlayRenderer { init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) } }"
    ),
    Builtin(
      nil,
      """
      class MKGradientPolylineRenderer: MKPolylineRenderer {
        func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
      }
      """),
    Builtin(
      "MKMapView",
      """
      func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
        overlays.append(overlay)
      }
      """),
    Builtin(
      "MKMapView",
      """
      func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
        for one in overlays { addOverlay(one, level: level) }
      }
      """),
    Builtin(
      "MKMapView",
      """
      func removeOverlay(_ overlay: any MKOverlay) {
        overlays.removeAll { ($0 as AnyObject) === (overlay as AnyObject) }
      }
      """),
    Builtin(
      "MKMapView",
      "func removeOverlays(_ overlays: [any MKOverlay]) { for one in overlays { removeOverlay(one) } }"
    ),
    Builtin("MKMapView", "func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }"),
    Builtin(
      "MKMapView",
      """
      func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        region = MKCoordinateRegion(mapRect)
      }
      """),
    Builtin(
      "MKMapView",
      """
      func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
      ) { region = MKCoordinateRegion(mapRect) }
      """),
    Builtin(
      nil,
      """
      func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
        MKMapRect.world.size.width / (2 * .pi * 6_378_137 * cos(latitude * .pi / 180))
      }
      """),
    Builtin(
      nil,
      """
      func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
        1 / MKMapPointsPerMeterAtLatitude(latitude)
      }
      """),
  ]
    + [("Polyline", "polyline"), ("Polygon", "polygon"), ("Circle", "circle")].map {
      (shape: String, label: String) in
      Builtin(
        nil,
        """
        class MK\(shape)Renderer: MKOverlayPathRenderer {
          override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
          init(\(label): MK\(shape)) { super.init(overlay: \(label)) }
          var \(label): MK\(shape) { overlay as! MK\(shape) }
        }
        """)
    }
}
