import SwiftUI
@main
struct MyApp: App {
  @State private var n = 0
  var body: some Scene {
    WindowGroup { ContentView(n: n) }
    Settings { Text("x") }
  }
}
struct ContentView: View { @Binding var n: Int; var body: some View { Text("\(n)") } }
