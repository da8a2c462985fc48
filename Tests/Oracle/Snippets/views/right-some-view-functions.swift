import SwiftUI

struct ContentView: View {
  @State private var on = false
  var body: some View {
    VStack {
      header
      row("a", value: 1)
      makeBody()
      either(on)
      badge
    }
  }
  private var header: some View { Text("Header").font(.title) }
  private func row(_ title: String, value: Int) -> some View {
    let text = "\(title): \(value)"
    return HStack { Text(text); Spacer() }
  }
  func makeBody() -> AnyView { AnyView(Text("x")) }
  @ViewBuilder func either(_ flag: Bool) -> some View {
    if flag { Text("yes") } else { Image(systemName: "xmark") }
  }
  var badge: some View {
    if on { Text("one") } else { Text("two") }
  }
  static func helper(_ view: some View) -> some View { view.padding() }
}
