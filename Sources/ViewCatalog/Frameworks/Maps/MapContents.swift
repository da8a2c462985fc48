import Checking
import Interpreter

/// What stands on a map: annotations, markers and lines, and how maps look.
var mapContents: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol MapContent {
        associatedtype Body
        @MapContentBuilder var body: Body { get }
        var _items: [_MapItem] { get }
      }
      """),
    Builtin("MapContent where Body: MapContent", "var _items: [_MapItem] { body._items }"),
    Builtin("MapContent where Body == Never", "var body: Never { fatalError() }"),
    Builtin(
      nil,
      """
      @resultBuilder struct MapContentBuilder {
        static func buildExpression<C: MapContent>(_ content: C) -> _MapItems {
          _MapItems(_items: content._items)
        }
        static func buildBlock(_ parts: _MapItems...) -> _MapItems {
          _MapItems(_items: parts.flatMap { $0._items })
        }
        static func buildOptional(_ part: _MapItems?) -> _MapItems {
          part ?? _MapItems(_items: [])
        }
        static func buildEither(first part: _MapItems) -> _MapItems { part }
        static func buildEither(second part: _MapItems) -> _MapItems { part }
        static func buildLimitedAvailability(_ part: _MapItems) -> _MapItems { part }
      }
      """),
    Builtin(
      nil,
      """
      struct _MapItems: MapContent {
        typealias Body = Never
        var _items: [_MapItem]
      }
      """),
    Builtin(
      "ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable",
      "init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)"
    ) { try mapItems($0, id: .identifiable, content: 1) },
    Builtin(
      "ForEach where Content: MapContent",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content)
      """
    ) { try mapItems($0, id: .path($0.arguments[1]), content: 2) },
    Builtin(
      "ForEach: MapContent where Content: MapContent", "var _items: [_MapItem] { get }"
    ) { $0.arguments[0] },
    Builtin(
      nil,
      """
      struct Annotation<Label: View, Content: View>: MapContent {
        typealias Body = Never
        var _items: [_MapItem]
        init(
          coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
          @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
        ) {
          let (content, label) = (content(), label())
          _items = [
            _MapItem(coordinate: coordinate, view: AnyView(VStack { content; label }))
          ]
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Marker<Label: View>: MapContent {
        typealias Body = Never
        var _items: [_MapItem]
        init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
          let label = label()
          _items = [
            _MapItem(
              coordinate: coordinate,
              view: AnyView(VStack { Image(systemName: "mappin.circle.fill"); label }))
          ]
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UserAnnotation: MapContent {
        typealias Body = Never
        var _items: [_MapItem] { [] }
        init(anchor: UnitPoint = .center) {}
      }
      """),
    Builtin(
      nil,
      """
      struct MapCircle: MapContent {
        typealias Body = Never
        var _items: [_MapItem] { [] }
        init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
      }
      """),
    Builtin(
      nil,
      """
      struct MapPolyline: MapContent {
        typealias Body = Never
        var _items: [_MapItem] { [] }
        init(coordinates: [CLLocationCoordinate2D]) {}
      }
      """),
    Builtin(
      nil,
      """
      struct MapPolygon: MapContent {
        typealias Body = Never
        var _items: [_MapItem] { [] }
        init(coordinates: [CLLocationCoordinate2D]) {}
      }
      """),
  ]
    + ["LocalizedStringKey", "String"].flatMap { title in
      let weight = title == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "Annotation where Label == Text",
          """
          \(weight)init(_ title: \(title), coordinate: CLLocationCoordinate2D,
            anchor: UnitPoint = .center, @ViewBuilder content: () -> Content)
          {
            self.init(
              coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
          }
          """),
        Builtin(
          "Marker where Label == Text",
          """
          \(weight)init(_ title: \(title), coordinate: CLLocationCoordinate2D)
          { self.init(coordinate: coordinate) { Text(title) } }
          """),
        Builtin(
          "Marker where Label == Text",
          """
          \(weight)init(_ title: \(title), monogram: Text, coordinate: CLLocationCoordinate2D)
          { self.init(coordinate: coordinate) { Text(title) } }
          """),
      ]
        + ["systemImage", "image"].map {
          Builtin(
            "Marker where Label == Text",
            """
            \(weight)init(_ title: \(title), \($0): String, coordinate: CLLocationCoordinate2D)
            { self.init(coordinate: coordinate) { Text(title) } }
            """)
        }
    }
    + [
      "tint<S: ShapeStyle>(_ style: S?)",
      "annotationTitles(_ visibility: Visibility)", "annotationSubtitles(_ visibility: Visibility)",
      "foregroundStyle<S: ShapeStyle>(_ style: S)",
      "stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)",
      "stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle)", "stroke(lineWidth: CGFloat = 1)",
      "mapOverlayLevel(level: MapOverlayLevel)",
    ].map { Builtin("MapContent", "func \($0) -> some MapContent { self }") }
    + [
      Builtin(
        "MapContent",
        """
        func tag<V: Hashable>(_ tag: V) -> some MapContent {
          _MapItems(
            _items: _items.map {
              var item = $0
              item.tag = AnyHashable(tag)
              return item
            })
        }
        """)
    ]
}

/// What the content of every element puts on the map: where it has no tag of its own, it stands for
/// the element's id.
private func mapItems(_ call: Invocation, id: ElementID, content: Int) throws -> Value {
  let machine = call.machine
  guard let items = machine.requirement("_items", of: "MapContent") else { return .void }
  let elements = try DataItems(call, 0)
  var all: [Value] = []
  for index in 0..<elements.count {
    let made = try machine.call(call.arguments[content], [elements[index]])
    guard case .array(let own) = try machine.call(items, on: made) else { continue }
    let id = try identity(of: elements[index], id, in: machine)
    all += own.map { $0.standing(for: id, in: machine) }
  }
  return .array(all)
}

extension Value {
  /// A `_MapItem` with that tag, unless it has one.
  fileprivate func standing(for id: Value, in machine: Machine) -> Value {
    guard case .structure(let item) = self, case .none? = item.fields.last else { return self }
    let tag = Value.some(.existential(id, machine.dynamicType(of: id)))
    return .structure(
      StructValue(
        type: item.type, arguments: item.arguments, fields: item.fields.dropLast() + [tag]))
  }
}

var mapModifiers: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MapStyle: Sendable {
        enum Elevation: Sendable { case automatic, flat, realistic }
        enum Emphasis: Sendable { case automatic, muted }
        static var standard: MapStyle { MapStyle() }
        static var imagery: MapStyle { MapStyle() }
        static var hybrid: MapStyle { MapStyle() }
        static func standard(
          elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
          pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
        ) -> MapStyle { MapStyle() }
        static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
        static func hybrid(
          elevation: Elevation = .automatic,
          pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
        ) -> MapStyle { MapStyle() }
      }
      """),
    Builtin(
      nil,
      """
      struct PointOfInterestCategories: Sendable {
        static var all: PointOfInterestCategories { PointOfInterestCategories() }
        static var excludingAll: PointOfInterestCategories { PointOfInterestCategories() }
        static func including(
          _ categories: [MKPointOfInterestCategory]
        ) -> PointOfInterestCategories { PointOfInterestCategories() }
        static func excluding(
          _ categories: [MKPointOfInterestCategory]
        ) -> PointOfInterestCategories { PointOfInterestCategories() }
      }
      """),
    option("MapOverlayLevel", ["aboveLabels", "aboveRoads"]),
    Builtin(
      nil,
      """
      struct MapCameraBounds: Sendable {
        init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
        init(
          centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
          maximumDistance: Double? = nil
        ) {}
      }
      """),
    Builtin(
      "View", "func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }"),
  ]
    + inert([
      "mapStyle(_ style: MapStyle)", "mapScope(_ id: Namespace.ID)",
      "mapControlVisibility(_ visibility: Visibility)",
    ])
    + [
      "MapCompass", "MapScaleView", "MapUserLocationButton", "MapPitchToggle", "MapZoomStepper",
    ].map {
      Builtin(
        nil,
        "struct \($0): View { init(scope: Namespace.ID? = nil) {}; var body: some View { EmptyView() } }"
      )
    }
}
