import Interpreter

/// What a program reads of a map: where it stands now, and which place is where on the screen.
var mapReaders: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MapCameraUpdateContext {
        var region: MKCoordinateRegion
        var camera: MapCamera {
          MapCamera(
            centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_000)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _MapCameraChangedKey: EnvironmentKey {
        static let defaultValue: ((MapCameraUpdateContext) -> Void)? = nil
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var _mapCameraChanged: ((MapCameraUpdateContext) -> Void)? {
        get { self[_MapCameraChangedKey.self] }
        set { self[_MapCameraChangedKey.self] = newValue }
      }
      """),
    Builtin(
      nil,
      """
      class _MapFrame {
        var frame: CGRect = .zero
        var region: MKCoordinateRegion?
        func take(_ frame: CGRect, _ region: MKCoordinateRegion) {
          self.frame = frame
          self.region = region
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _MapFrameKey: EnvironmentKey { static let defaultValue: _MapFrame? = nil }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var _mapFrame: _MapFrame? {
        get { self[_MapFrameKey.self] }
        set { self[_MapFrameKey.self] = newValue }
      }
      """),
    option("MapCameraUpdateFrequency", ["continuous", "onEnd"]),
    Builtin(
      nil,
      """
      struct MapProxy {
        let _map: _MapFrame
        func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
          -> CLLocationCoordinate2D?
        {
          guard let region = _map.region, _map.frame.width > 0, _map.frame.height > 0 else {
            return nil
          }
          let origin = space is GlobalCoordinateSpace ? _map.frame.origin : .zero
          let x = (point.x - origin.x) / _map.frame.width - 0.5
          let y = (point.y - origin.y) / _map.frame.height - 0.5
          return CLLocationCoordinate2D(
            latitude: region.center.latitude - y * region.span.latitudeDelta,
            longitude: region.center.longitude + x * region.span.longitudeDelta)
        }
        func convert(
          _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
        ) -> CGPoint? {
          guard let region = _map.region else { return nil }
          let origin = space is GlobalCoordinateSpace ? _map.frame.origin : .zero
          let x = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
          let y = (region.center.latitude - coordinate.latitude) / region.span.latitudeDelta
          return CGPoint(
            x: origin.x + _map.frame.width * (0.5 + x),
            y: origin.y + _map.frame.height * (0.5 + y))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct MapReader<Content: View>: View {
        var content: (MapProxy) -> Content
        @State var _map: _MapFrame = _MapFrame()
        init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
        var body: some View { content(MapProxy(_map: _map)).environment(\\._mapFrame, _map) }
      }
      """),
    Builtin(
      "View",
      """
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping () -> Void) -> some View
      { environment(\\._mapCameraChanged, { _ in action() }) }
      """),
    Builtin(
      "View",
      """
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping (MapCameraUpdateContext) -> Void) -> some View
      { environment(\\._mapCameraChanged, action) }
      """),
  ]
}
