import Interpreter
import LayoutEngine
import ViewTree

/// `frame`, fixed and flexible (layout rules 5.1 and 5.2).
var frames: [Builtin] {
  [
    Builtin(
      "View",
      """
      func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
      """
    ) { call in
      let (width, height, alignment) = (call.length(1), call.length(2), call.alignmentGuide(3))
      return .modifier("frame", of: call.arguments[0]) {
        $0.wrap(.frame(width: width, height: height, alignment.resolved(in: $0.graph)))
      }
    },
    Builtin(
      "View",
      """
      func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center) -> some View
      """
    ) { call in
      let frame = FlexibleFrame(
        minWidth: call.length(1), idealWidth: call.length(2), maxWidth: call.length(3),
        minHeight: call.length(4), idealHeight: call.length(5), maxHeight: call.length(6))
      let alignment = call.alignmentGuide(7)
      return .modifier("frame", of: call.arguments[0]) {
        $0.wrap(.flexibleFrame(frame, alignment.resolved(in: $0.graph)))
      }
    },
    Builtin(
      "View",
      "@available(*, deprecated, message: \"Please pass one or more parameters.\") func frame() -> some View"
    ) { call in .modifier("frame", of: call.arguments[0]) { _ in } },
  ]
}
