import SwiftUI

func load() async throws -> String { "" }
struct A: View {
  @State private var text = ""
  var body: some View { Text(text).onAppear { text = try await load() } }
}
struct B: View {
  @State private var text = ""
  var body: some View { Button("Load") { text = try await load() } }
}
struct C: View {
  @State private var text = ""
  var body: some View { Text(text).onChange(of: text) { text = try await load() } }
}
