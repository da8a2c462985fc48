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

struct A3: View { @State var on = false
  var body: some View { Text("a").foregroundStyle(.red.opacity); Text("a").foregroundColor(.red.opacity); Text("a").font(.system); Text("a").font(.title.bold); Text("a").transition(.slide.combined) } }

struct Present4: View {
  @State private var show = false
  var body: some View {
    Button("a") { show.toggle }
      .fullScreenCover(isPresented: $show) { Other4 }
  }
}
struct Other4: View { var body: some View { Text("o") } }
