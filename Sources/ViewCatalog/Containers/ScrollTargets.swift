import Interpreter

/// Where a scroll view would come to rest, and what chooses the place: the library's two, and those
/// that a program declares. A scroll here ends where it was told to.
var scrollTargets: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
      }
      """),
    Builtin("ScrollTargetBehavior", "typealias TargetContext = ScrollTargetBehaviorContext"),
    Builtin(
      nil,
      """
      struct ScrollTarget: Hashable {
        var rect: CGRect
        var anchor: UnitPoint?
        init(rect: CGRect, anchor: UnitPoint? = nil) { self.rect = rect; self.anchor = anchor }
      }
      """),
    Builtin(
      nil,
      """
      @dynamicMemberLookup struct ScrollTargetBehaviorContext {
        var originalTarget: ScrollTarget
        var velocity: CGVector
        var contentSize: CGSize
        var containerSize: CGSize
        var axes: Axis.Set
        subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
          EnvironmentValues()[keyPath: keyPath]
        }
      }
      """),
    behavior("PagingScrollTargetBehavior", ""),
    behavior(
      "ViewAlignedScrollTargetBehavior",
      "limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil"),
    option(
      "LimitBehavior", ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"],
      in: "ViewAlignedScrollTargetBehavior"),
    Builtin(
      "ScrollTargetBehavior where Self == PagingScrollTargetBehavior",
      "static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }"),
    Builtin(
      "ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior",
      "static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }"
    ),
    Builtin(
      "ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior",
      """
      static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
        anchor: UnitPoint? = nil
      ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
      """),
  ]
}

/// A behaviour of the library's own.
private func behavior(_ name: String, _ parameters: String) -> Builtin {
  Builtin(
    nil,
    """
    struct \(name): ScrollTargetBehavior {
      init(\(parameters)) {}
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    }
    """)
}
