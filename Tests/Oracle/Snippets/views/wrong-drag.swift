import SwiftUI
struct Root: View {
  @State private var pos = CGPoint(x: 0, y: 0)
  @GestureState private var drag = CGSize.zero
  var body: some View {
    Circle().position(pos)
      .gesture(DragGesture().updating($drag) { v, s, _ in s = v.translation.width }.onEnded { pos = $0.translation })
  }
}
