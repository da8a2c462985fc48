import SwiftUI
struct A: View {
  @Namespace var ns
  @Namespace private var other: Int
  var body: some View {
    Circle().matchedGeometryEffect(id: "x", ns)
    Circle().matchedGeometryEffect(id: "x", in: other)
  }
}
