import SwiftUI

struct Wrapper1<T: View>: View {
  @ViewBuilder var content: T
  var body: some View { content.padding() }
}
struct Uses1: View {
  var body: some View {
    Wrapper1 { Text("a"); Text("b") }
    Wrapper1(content: { Text("a") })
    Wrapper1(content: Text("a"))
    Wrapper1<Text> { Text("a").padding() }
  }
}

struct Login22: View {
  @State private var user = ""
  var body: some View {
    VStack {
      TextField(text: $user, prompt: Text("User")) { Text("User") }
      TextField("Bio", text: $user, axis: .vertical).lineLimit(3...6)
      Button(action: login, label: Text("Go"))
      Button("Go", action: { login })
      NavigationLink("Next", destination: Text("x"))
      NavigationLink(destination: { Text("x") }, label: { Text("y") })
    }
  }
  func login() {}
}

struct Async3: View {
  @State private var image: Image?
  @State private var job: Task<Void, Never>?
  var body: some View {
    image?.resizable()
    Button("Load") {
      job?.cancel()
      job = Task { image = await fetch() }
    }
    .onDisappear { job?.cancel() }
    Button("Direct") { image = await fetch() }
  }
  func fetch() async -> Image? { try? await Task.sleep(nanoseconds: 10); return nil }
}
