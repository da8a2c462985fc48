import SwiftUI
struct Root: View {
  @State private var scale = 1.0
  var body: some View {
    Circle().scaleEffect(scale)
      .onTapGesture { withAnimation(.easeInOut(duration: 1)) { scale = "2" } }
      .onTapGesture { withAnimation { scale += 1 } completion: { scale = 1; foo() } }
  }
}
