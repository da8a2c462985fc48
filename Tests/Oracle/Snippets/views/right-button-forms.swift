import SwiftUI

struct ContentView: View {
  @State private var count = 0
  let action: () -> Void = {}
  var body: some View {
    VStack {
      Button("a", action: action)
      Button("b") { count += 1 }
      Button(action: { count += 1 }) { Text("c") }
      Button(action: action, label: { Image(systemName: "star") })
      Button { count += 1 } label: { Label("d", systemImage: "plus") }
      Button("e", systemImage: "trash", action: action)
      Button("f", systemImage: "trash", role: .destructive) { count = 0 }
      Button("g", role: .cancel, action: action)
      Button("h") {}
      Button(String(count)) { print(count) }
      Button("i \(count)") { Task { await work() } }
      Button(role: .destructive) { count = 1 } label: { Text("j") }
      Menu("Menu") { Button("x") {}; Divider(); Button("y") {} }
      Menu { Button("z") {} } label: { Label("More", systemImage: "ellipsis") }
      Link("Site", destination: URL(string: "https://example.com")!)
      Toggle(isOn: .constant(true)) { Text("t") }
      DisclosureGroup("More") { Text("inside") }
    }
    .disabled(count > 3 || count < -3)
    .opacity(count == 0 ? 0.5 : 1)
  }
  func work() async { count += 1 }
}
