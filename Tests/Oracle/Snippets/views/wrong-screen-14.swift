import SwiftUI

struct Nav: View {
  enum Route: Hashable { case detail(Int), settings }
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<5) { i in NavigationLink("Row \(i)", value: Route.detail(i)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let id): Text("Detail \(id)")
          case .setting: Text("Settings")
          }
        }
        .toolbar { Button("S") { path.append(.settings(1)) } }
    }
  }
}
