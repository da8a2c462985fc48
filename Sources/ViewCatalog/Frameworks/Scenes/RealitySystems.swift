import Interpreter

/// What changes entities frame by frame, and what reads them from files. No frame is ever drawn, so
/// that no system is updated, and a program has no models.
var realitySystems: [Builtin] {
  [
    """
    protocol System {
      static var dependencies: [SystemDependency] { get }
      init(scene: _RealityKit_Scene)
      func update(context: SceneUpdateContext)
    }
    """,
    "enum SystemDependency { case before(any System.Type), after(any System.Type) }",
    """
    struct SystemUpdateCondition {
      static var rendering: SystemUpdateCondition { SystemUpdateCondition() }
    }
    """,
    """
    class _RealityKit_Scene {
      let name: String = ""
      var anchors: [Entity] { [] }
      func findEntity(named name: String) -> Entity? { nil }
      func performQuery(_ query: _RealityKit_EntityQuery) -> [Entity] { [] }
    }
    """,
    """
    struct SceneUpdateContext {
      let scene: _RealityKit_Scene
      let deltaTime: TimeInterval
      func entities(
        matching query: _RealityKit_EntityQuery, updatingSystemWhen condition: SystemUpdateCondition
      ) -> [Entity] { scene.performQuery(query) }
    }
    """,
    """
    struct QueryPredicate<Value> {
      static func has<T: Component>(_ component: T.Type) -> QueryPredicate<Value> {
        QueryPredicate()
      }
      static func && (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value> { a }
      static func || (a: QueryPredicate<Value>, b: QueryPredicate<Value>) -> QueryPredicate<Value> { a }
    }
    """,
    "struct _RealityKit_EntityQuery { init(where predicate: QueryPredicate<Entity>? = nil) {} }",
    """
    struct BoundingBox: Equatable, Sendable {
      var min: SIMD3<Float> = SIMD3<Float>(0, 0, 0)
      var max: SIMD3<Float> = SIMD3<Float>(0, 0, 0)
      init() {}
      init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
      var center: SIMD3<Float> { (min + max) / 2 }
      var extents: SIMD3<Float> { max - min }
      var isEmpty: Bool { extents == SIMD3<Float>(0, 0, 0) }
    }
    """,
    "typealias LoadRequest<Output> = Fail<Output, any Error>",
  ].map { Builtin(nil, $0) }
    + [
      Builtin("System", "static var dependencies: [SystemDependency] { [] }"),
      Builtin("System", "static func registerSystem() {}"),
      Builtin(
        nil,
        """
        @dynamicMemberLookup struct EntityTargetValue<Value> {
          let gestureValue: Value
          let entity: Entity
          subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T {
            gestureValue[keyPath: keyPath]
          }
        }
        """),
      Builtin(
        nil,
        """
        struct _EntityGesture<Content: Gesture>: Gesture {
          typealias Value = EntityTargetValue<Content.Value>
        }
        """),
    ]
    + ["AnyEntity()", "Entity(_ entity: Entity)", "Entity(where query: QueryPredicate<Entity>)"].map
  {
    // Nobody touches what is not drawn.
    Builtin("Gesture", "func targetedTo\($0) -> _EntityGesture<Self>") { _ in
      .native(GestureValue(.leaf(.other("_EntityGesture"))))
    }
  }
}
