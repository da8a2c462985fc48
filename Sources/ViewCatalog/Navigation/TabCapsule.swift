import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The capsule that a tab bar's items stand on from iOS 26 on (layout rule 21), in points: recorded
/// with two tabs on a window 375 wide; how it grows with more is an estimate.
struct TabCapsule {
  /// From the content's end to the window's bottom.
  static let room = 83.0
  private static let height = 58.0
  /// Above it, in the room.
  private static let top = 2.0
  /// At its ends, before the first item and behind the last.
  private static let end = 6.0
  private static let leastWidth = 270.0
  private static let slotWidth = 86.0
  /// What is kept free beside it on a narrow window.
  private static let sides = 42.0

  let windowWidth: Double

  /// The capsule over its items, with the room above it.
  func view(_ items: [Value]) -> Value {
    let wanted = 2 * Self.end + Self.slotWidth * Double(items.count)
    let width = min(max(Self.leastWidth, wanted), max(0, windowWidth - Self.sides))
    let row = Value.view("HStack") { build in
      build.layout(.hStack(.center, spacing: 0))
      for item in items { build.child(tabSlot(item, height: Self.height)) }
    }
    return wrapped(
      "padding", .padding(EdgeInsets(top: Self.top)),
      .view("TabCapsule") { build in
        build.wrap(.frame(width: width, height: Self.height, .center))
        build.draw { $0.list.append(.fill(.capsule, .color(Color(.bar))), in: $0.frame) }
        build.child(
          wrapped("padding", .padding(EdgeInsets(leading: Self.end, trailing: Self.end)), row))
      })
  }
}

/// An item's part of a tab bar.
func tabSlot(_ item: Value, height: Double) -> Value {
  wrapped(
    "TabSlot",
    .flexibleFrame(
      FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: height),
      .center), item)
}

private func wrapped(_ name: String, _ spec: LayoutSpec, _ content: Value) -> Value {
  .view(name) { build in
    build.wrap(spec)
    build.child(content)
  }
}
