import SwiftUI
struct A: View {
  @State private var items: [String] = []
  var body: some View {
    Button("x") { Task { items = try await fetch() } }
    Button("y") { items = try await fetch() }
    Button("z") { Task { do { items = await fetch() } catch { print(err) } } }
  }
  func fetch() async throws -> [String] { [] }
}
