import SwiftUI
struct Route { var name: String }
struct A: View {
  @State private var path = NavigationPath()
  @State private var routes: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("go") { path.append(Route(name: "x")); path.push("x") }
    }
    NavigationStack(path: $routes) { Text("x") }
  }
}
