import SwiftUI
struct ContentView: View {
  @State var on = true
  var body: some View {
    VStack {
      Text("a").foregroundStyle(on ? .red : .primary)
      Text("b").foregroundStyle(on ? .secondary : .red)
      Text("c").foregroundStyle(on ? Color.accentColor : .secondary)
      Text("d").background(on ? .blue : .clear)
      Circle().fill(on ? .blue.opacity(0.2) : .clear)
    }
  }
}
