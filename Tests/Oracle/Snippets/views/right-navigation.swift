import SwiftUI

enum Route: Hashable { case detail(Int), settings }

struct Root: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        List(1..<4) { n in NavigationLink("Item \(n)", value: n) }
          .navigationDestination(for: Int.self) { n in Detail(number: n) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .detail(let n): Detail(number: n)
            case .settings: Text("Settings")
            }
          }
          .navigationTitle("Items")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") { path.append(Route.settings) } }
            ToolbarItemGroup(placement: .bottomBar) { Button("A") {}; Spacer(); Button("B") {} }
          }
      }
      .tabItem { Label("One", systemImage: "1.circle") }
      NavigationStack(path: $routes) {
        VStack {
          NavigationLink(value: Route.settings) { Text("Settings") }
          NavigationLink("Plain") { Detail(number: 3) }
          NavigationLink(destination: Detail(number: 4)) { Text("Old") }
          NavigationLink { Detail(number: 5) } label: { Label("New", systemImage: "star") }
        }
      }
      .tabItem { Text("Two") }
    }
  }
}

struct Detail: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Back \(number)") { dismiss() }
  }
}
