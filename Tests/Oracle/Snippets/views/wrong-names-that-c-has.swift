// Members that are named like functions of C, a material, and what opaque types cannot be.
import SwiftUI

struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.close()
    return path
  }
}

struct Row<T: Decodable, View>: View {
  var body: some View { Text("a") }
}

class Key<Hashable>: Hashable { func made() -> some Hashable { 1 } }

struct Screen: View {
  enum Phase { case idle, busy }
  @AppStorage(wrappedValue: true, "on") var on
  @AppStorage(wrappedValue: 2.5, "size") var size
  @AppStorage(wrappedValue: "s", "name") var name
  @ViewBuilder var content: () -> some View
  var footer: (() -> some View)?
  var header: (some View)?
  let title: (() -> some View)?
  @State var phase = Phase.idle
  var body: some View {
    VStack {
      Toggle("a", isOn: $on)
      Slider(value: $size)
      TextField("b", text: $name)
      Text(Date(), style: .clock)
      Text("a").background(.thinMateral, in: Capsule())
    }
    .animation(.interactiveSpring(), value: on)
  }
  func show() {
    switch phase {
    case .ile: print("a")
    default: print("b")
    }
  }
}

#Preview(traits: .landscapeLeft) {
  @Previewable @State var on = true
  Toggle("x", isOn: on)
}
