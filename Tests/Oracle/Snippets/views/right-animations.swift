import SwiftUI

struct ContentView: View {
  @State private var on = false
  @State private var angle = Angle.zero
  @State private var offset: CGSize = .zero
  var body: some View {
    Circle()
      .fill(on ? Color.red : Color.blue)
      .frame(width: on ? 100 : 50, height: 50)
      .rotationEffect(angle)
      .rotationEffect(.degrees(on ? 45 : 0))
      .rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
      .scaleEffect(on ? 1.2 : 1)
      .offset(x: offset.width, y: offset.height)
      .offset(offset)
      .animation(.easeInOut(duration: 0.5).delay(0.1).repeatForever(autoreverses: true), value: on)
      .animation(.default, value: offset)
      .onTapGesture {
        withAnimation(.spring()) { on.toggle() }
        withAnimation(.linear(duration: 2)) { angle = .degrees(90) } 
      }
      .gesture(
        DragGesture(minimumDistance: 10)
          .onChanged { value in offset = value.translation }
          .onEnded { _ in withAnimation { offset = .zero } }
      )
      .simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { done in on = done })
    if on { Text("in").transition(.move(edge: .bottom).combined(with: .opacity)) }
    if on { Text("out").transition(.asymmetric(insertion: .scale, removal: .slide)) }
  }
}
