import Interpreter

/// MapKit's regions and the `Map` view: no streets, but its markers and annotations stand where
/// their coordinates are in the region that is shown.
var maps: [Builtin] { regions + mapViews + mapContents + mapModifiers + mapReaders }

private var regions: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MKCoordinateSpan: Sendable {
        var latitudeDelta: CLLocationDegrees = 0
        var longitudeDelta: CLLocationDegrees = 0
        init() {}
        init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
          self.latitudeDelta = latitudeDelta
          self.longitudeDelta = longitudeDelta
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MKCoordinateRegion: Sendable {
        var center: CLLocationCoordinate2D = CLLocationCoordinate2D()
        var span: MKCoordinateSpan = MKCoordinateSpan()
        var _parts: [Double] {
          [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
        }
        init() {}
        init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
          self.center = center
          self.span = span
        }
        init(
          center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
          longitudinalMeters: CLLocationDistance
        ) {
          self.center = center
          let perDegree = 111_320.0
          span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / perDegree,
            longitudeDelta: longitudinalMeters
              / (perDegree * max(0.01, cos(center.latitude * .pi / 180))))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapCamera: Hashable, Sendable {
        var _latitude: Double
        var _longitude: Double
        var distance: Double
        var heading: Double
        var pitch: Double
        var centerCoordinate: CLLocationCoordinate2D {
          CLLocationCoordinate2D(latitude: _latitude, longitude: _longitude)
        }
        init(
          centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
          pitch: Double = 0
        ) {
          _latitude = centerCoordinate.latitude
          _longitude = centerCoordinate.longitude
          self.distance = distance
          self.heading = heading
          self.pitch = pitch
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapCameraPosition: Equatable, Sendable {
        var _parts: [Double] = []
        var _followsUser: Bool = false
        var region: MKCoordinateRegion? {
          if _parts.count < 4 { return nil }
          return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: _parts[0], longitude: _parts[1]),
            span: MKCoordinateSpan(latitudeDelta: _parts[2], longitudeDelta: _parts[3]))
        }
        var followsUserLocation: Bool { _followsUser }
        var positionedByUser: Bool { false }
        static var automatic: MapCameraPosition { MapCameraPosition() }
        static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
          MapCameraPosition(_parts: region._parts)
        }
        static func rect(_ rect: MKMapRect) -> MapCameraPosition {
          .region(MKCoordinateRegion(rect))
        }
        static func camera(_ camera: MapCamera) -> MapCameraPosition {
          .region(
            MKCoordinateRegion(
              center: camera.centerCoordinate, latitudinalMeters: camera.distance,
              longitudinalMeters: camera.distance))
        }
        static func userLocation(
          followsHeading: Bool = false, fallback: MapCameraPosition
        ) -> MapCameraPosition {
          var position = fallback
          position._followsUser = true
          return position
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapInteractionModes: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let pan = MapInteractionModes(rawValue: 1)
        static let zoom = MapInteractionModes(rawValue: 2)
        static let pitch = MapInteractionModes(rawValue: 4)
        static let rotate = MapInteractionModes(rawValue: 8)
        static let all = MapInteractionModes(rawValue: 15)
      }
      """),
    Builtin(nil, "enum MapUserTrackingMode: Int, Sendable { case none, follow }"),
  ]
}

private var mapViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _MapItem {
        var coordinate: CLLocationCoordinate2D
        var view: AnyView
        // What a selection of the map holds when it is this one.
        var tag: AnyHashable? = nil
        func _selecting<S: Hashable>(_ selection: Binding<S?>) -> _MapItem {
          guard let tag = tag as? S else { return self }
          var item = self
          item.view = AnyView(
            view.onTapGesture { selection.wrappedValue = tag }
              .accessibilityAddTraits(selection.wrappedValue == tag ? .isSelected : []))
          return item
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Map<Content>: View {
        var _region: MKCoordinateRegion?
        var _items: [_MapItem]
        // Takes the selection back, as a tap beside all items does; nil where nothing is selected.
        var _deselect: (() -> Void)? = nil
        @Environment(\\._mapFrame) var _frame: _MapFrame?
        @Environment(\\._mapCameraChanged) var _cameraChanged: ((MapCameraUpdateContext) -> Void)?
        var body: some View {
          GeometryReader { proxy in
            let _ = _frame?.take(proxy.frame(in: .global), _shown)
            ZStack {
              if let _deselect {
                Color.green.opacity(0.1).onTapGesture { _deselect() }
              } else {
                Color.green.opacity(0.1)
              }
              ForEach(_items.indices, id: \\.self) { index in
                _items[index].view.position(_point(_items[index].coordinate, in: proxy.size))
              }
            }
            .clipped()
          }
          .onChange(of: _shown._parts, initial: true) {
            _cameraChanged?(MapCameraUpdateContext(region: _shown))
          }
        }
        var _shown: MKCoordinateRegion {
          if let _region { return _region }
          let latitudes = _items.map { $0.coordinate.latitude }
          let longitudes = _items.map { $0.coordinate.longitude }
          guard let south = latitudes.min(), let north = latitudes.max(),
            let west = longitudes.min(), let east = longitudes.max()
          else {
            return MKCoordinateRegion(
              center: CLLocationCoordinate2D(),
              span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
          }
          return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
              latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
              latitudeDelta: max(0.02, (north - south) * 1.4),
              longitudeDelta: max(0.02, (east - west) * 1.4)))
        }
        func _point(_ coordinate: CLLocationCoordinate2D, in size: CGSize) -> CGPoint {
          let region = _shown
          let x = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
          let y = (region.center.latitude - coordinate.latitude) / region.span.latitudeDelta
          return CGPoint(x: size.width * (0.5 + x), y: size.height * (0.5 + y))
        }
      }
      """),
    Builtin(
      "Map where Content == EmptyView",
      """
      init(coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil)
      { _region = coordinateRegion.wrappedValue; _items = [] }
      """),
    Builtin(
      "Map where Content == EmptyView",
      """
      init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation)
      where Items.Element: Identifiable
      {
        _region = coordinateRegion.wrappedValue
        _items = annotationItems.map { annotationContent($0)._item }
      }
      """),
    Builtin(
      nil, "protocol MapAnnotationProtocol { var _item: _MapItem { get } }"),
    Builtin(
      nil,
      """
      struct MapMarker: MapAnnotationProtocol {
        var _item: _MapItem
        init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
          _item = _MapItem(
            coordinate: coordinate, view: AnyView(Image(systemName: "mappin.circle.fill")))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapPin: MapAnnotationProtocol {
        var _item: _MapItem
        init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
          _item = _MapItem(coordinate: coordinate, view: AnyView(Image(systemName: "mappin")))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapAnnotation<Content: View>: MapAnnotationProtocol {
        var _item: _MapItem
        init(
          coordinate: CLLocationCoordinate2D,
          anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
        ) { _item = _MapItem(coordinate: coordinate, view: AnyView(content())) }
      }
      """),
  ]
    + ["initialPosition: MapCameraPosition", "position: Binding<MapCameraPosition>"].flatMap {
      position in
      let region =
        position.hasPrefix("initial") ? "initialPosition.region" : "position.wrappedValue.region"
      let options = """
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all
        """
      let isOptional = position.hasPrefix("initial")
      return [
        Builtin(
          "Map",
          """
          init<C: MapContent>(\(position)\(isOptional ? " = .automatic" : ""), \(options),
            scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C) where Content == C
          { _region = \(region); _items = content()._items }
          """),
        Builtin(
          "Map",
          """
          init<Selection: Hashable, C: MapContent>(\(position)\(isOptional ? " = .automatic" : ""),
            \(options), selection: Binding<Selection?>, scope: Namespace.ID? = nil,
            @MapContentBuilder content: () -> C) where Content == C
          {
            _region = \(region)
            _items = content()._items.map { $0._selecting(selection) }
            if selection.wrappedValue != nil { _deselect = { selection.wrappedValue = nil } }
          }
          """),
        Builtin(
          "Map where Content == EmptyView",
          """
          init(\(position)\(isOptional ? " = .automatic" : ""), \(options),
            scope: Namespace.ID? = nil)
          { _region = \(region); _items = [] }
          """),
      ]
    }
}
