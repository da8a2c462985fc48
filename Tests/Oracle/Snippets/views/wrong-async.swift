import SwiftUI
struct A: View {
  @State private var text = ""
  func load() async throws -> String { "x" }
  var body: some View {
    Text(text)
      .task { text = try await load() }
      .refreshable { text = await load() }
      .onAppear { text = load() }
  }
}
