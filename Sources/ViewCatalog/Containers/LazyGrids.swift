import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `LazyVGrid`, `LazyHGrid` and `GridItem` (layout rule 13).
var lazyGrids: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct GridItem: Sendable {
        enum Size: Sendable {
          case fixed(CGFloat)
          case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
          case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        }
        var size: GridItem.Size
        var spacing: CGFloat?
        var alignment: Alignment?
        init(
          _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
        ) {
          self.size = size
          self.spacing = spacing
          self.alignment = alignment
        }
      }
      """),
    Builtin(nil, "struct LazyVGrid<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "LazyVGrid",
      """
      init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      """
    ) { call in
      let (columns, alignment) = (call.arguments[0], call.horizontalGuide(1))
      return try grid("LazyVGrid", call) {
        .vGrid(columns.gridTracks(in: $0), alignment.resolved(in: $0))
      }
    },
    Builtin(nil, "struct LazyHGrid<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "LazyHGrid",
      """
      init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      """
    ) { call in
      let (rows, alignment) = (call.arguments[0], call.verticalGuide(1))
      return try grid("LazyHGrid", call) {
        .hGrid(rows.gridTracks(in: $0), alignment.resolved(in: $0))
      }
    },
  ]
}

/// - Parameter call: tracks, alignment, spacing, pinned views, content.
private func grid(
  _ name: String, _ call: Invocation,
  _ arrangement: @escaping (ViewGraph) -> LazySpec.Arrangement
) throws -> Value {
  lazyContainer(
    name, arrangement, spacing: call.length(2),
    pins: PinnedParts(rawValue: call.arguments[3].rawBits),
    try call.machine.call(call.arguments[4], []))
}

extension Value {
  /// An array of `GridItem`.
  func gridTracks(in graph: ViewGraph) -> [GridTrack] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap { $0.gridTrack(in: graph) }
  }

  private func gridTrack(in graph: ViewGraph) -> GridTrack? {
    guard case .structure(let item) = self, item.fields.count == 3,
      case .enumCase(let size) = item.fields[0]
    else { return nil }
    let lengths = size.payload.map { $0.asLength ?? 0 }
    let length: GridTrack.Length =
      switch (item.fields[0].caseName, lengths.count) {
      case ("fixed", 1): .fixed(lengths[0])
      case ("adaptive", 2): .adaptive(minimum: lengths[0], maximum: lengths[1])
      case (_, 2): .flexible(minimum: lengths[0], maximum: lengths[1])
      case (_, _): .flexible(minimum: 10, maximum: .infinity)
      }
    return GridTrack(
      length, spacing: item.fields[1].asLength,
      alignment: item.fields[2].as(AlignmentValue.self)?.resolved(in: graph))
  }
}
