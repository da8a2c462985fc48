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
      func installGestures(for entity: Entity) {}
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
