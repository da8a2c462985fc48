import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Spacer` and `Divider` (layout rules 4.1, 4.2 and 8.7).
var spacers: [Builtin] {
  [
    Builtin(nil, "@frozen struct Spacer: View { typealias Body = Never }"),
    Builtin("Spacer", "init(minLength: CGFloat? = nil)") { call in
      let length = call.length(0)
      return .view("Spacer") { $0.layout(.spacer(minLength: length)) }
    },
    Builtin(nil, "struct Divider: View { typealias Body = Never }"),
    Builtin("Divider", "init()") { _ in
      .view("Divider") { build in
        build.layout(.divider(thickness: build.environment.system.dividerThickness))
        build.draw { $0.list.append(.fill(.rectangle, .color(Color(.separator))), in: $0.frame) }
      }
    },
  ]
}

extension SystemValues {
  /// One pixel, and one point on a Mac and at accessibility sizes (layout rule 4.1).
  var dividerThickness: Double {
    if platform.isMac || dynamicTypeSize.isAccessibilitySize { return 1 }
    return 1 / max(1, displayScale)
  }
}
