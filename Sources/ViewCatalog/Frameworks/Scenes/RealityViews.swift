import Interpreter

/// Where entities would be drawn.
var realityViews: [Builtin] {
  [
    """
    class _EntityList {
      var entities: [Entity] = []
      init() {}
    }
    """,
    """
    struct RealityViewContent {
      let _list: _EntityList
      init(_list: _EntityList) { self._list = _list }
      var entities: [Entity] { _list.entities }
      func add(_ entity: Entity) { _list.entities.append(entity) }
      func remove(_ entity: Entity) { _list.entities.removeAll { $0 === entity } }
    }
    """,
    "typealias RealityViewCameraContent = RealityViewContent",
    """
    struct RealityView<Placeholder: View>: View {
      let _make: (inout RealityViewContent) async -> Void
      let _update: ((inout RealityViewContent) -> Void)?
      let _placeholder: Placeholder?
      @State var _list: _EntityList = _EntityList()
      @State var _isMade: Bool = false
      var body: some View {
        ZStack {
          Color.clear
          if !_isMade, let _placeholder { _placeholder }
        }
        .task {
          var content = RealityViewContent(_list: _list)
          await _make(&content)
          _isMade = true
          _update?(&content)
        }
      }
    }
    """,
    """
    struct Model3D<Content: View>: View {
      let _content: Content
      var body: some View { _content }
    }
    """,
    "struct ResolvedModel3D: View { var body: some View { Color.clear } }",
    """
    class ARView: UIView {
      enum CameraMode: Hashable { case ar, nonAR }
      class Environment { init() {} }
      class _Anchors {
        var anchors: [Entity] = []
        init() {}
        func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
        func removeAnchor(_ anchor: Entity) { anchors.removeAll { $0 === anchor } }
        func findEntity(named name: String) -> Entity? {
          anchors.lazy.compactMap { $0.findEntity(named: name) }.first
        }
      }
      let scene: _Anchors = _Anchors()
      let session: ARSession = ARSession()
      var automaticallyConfigureSession: Bool = true
      var cameraMode: CameraMode = .ar
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      override init?(coder: NSCoder) { super.init(coder: coder) }
      init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        super.init(frame: frame)
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
      }
      func entity(at point: CGPoint) -> Entity? { nil }
      func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target,
        alignment: ARRaycastQuery.TargetAlignment
      ) -> [ARRaycastResult] { [] }
      struct DebugOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let showPhysics = DebugOptions(rawValue: 1)
        static let showStatistics = DebugOptions(rawValue: 2)
        static let showAnchorOrigins = DebugOptions(rawValue: 4)
        static let showAnchorGeometry = DebugOptions(rawValue: 8)
        static let showWorldOrigin = DebugOptions(rawValue: 16)
        static let showFeaturePoints = DebugOptions(rawValue: 32)
        static let showSceneUnderstanding = DebugOptions(rawValue: 64)
      }
      struct EntityGestures: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let translation = EntityGestures(rawValue: 1)
        static let rotation = EntityGestures(rawValue: 2)
        static let scale = EntityGestures(rawValue: 4)
        static let all = EntityGestures(rawValue: 7)
      }
      var debugOptions: DebugOptions = []
      @discardableResult func installGestures(
        _ gestures: EntityGestures = .all, for entity: Entity
      ) -> [UIGestureRecognizer] { [] }
      func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
        DispatchQueue.main.async { completion(nil) }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      """
      init(
        make: @escaping (inout RealityViewContent) async -> Void,
        update: ((inout RealityViewContent) -> Void)? = nil
      ) where Placeholder == EmptyView { _make = make; _update = update; _placeholder = nil }
      """,
      """
      init(
        make: @escaping (inout RealityViewContent) async -> Void,
        update: ((inout RealityViewContent) -> Void)? = nil,
        @ViewBuilder placeholder: () -> Placeholder
      ) { _make = make; _update = update; _placeholder = placeholder() }
      """,
    ].map { Builtin("RealityView", $0) }
    + [
      "init(named name: String, bundle: Bundle? = nil) where Content == ResolvedModel3D { _content = ResolvedModel3D() }",
      """
      init<Placeholder: View>(
        named name: String, bundle: Bundle? = nil,
        @ViewBuilder content: @escaping (ResolvedModel3D) -> some View,
        @ViewBuilder placeholder: @escaping () -> Placeholder
      ) where Content == Placeholder { _content = placeholder() }
      """,
    ].map { Builtin("Model3D", $0) }
    + [Builtin("ResolvedModel3D", "func resizable() -> ResolvedModel3D { self }")]
}
