import SwiftUI

struct Func1: View {
  var body: some View {
    content()
    footer
  }
  func content() -> some View { Text("a") }
  func footer() -> some View { Text("b") }
}

extension View { func card() { self.padding() } }
struct V2: View { var body: some View { Text("a").card() } }

struct Present3: View {
  @State private var show = false
  var body: some View {
    Button("a") { show.toggle }
      .fullScreenCover(isPresented: $show) { Other3 }
  }
}
struct Other3: View { var body: some View { Text("o") } }
