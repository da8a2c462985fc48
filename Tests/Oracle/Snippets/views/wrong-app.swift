import SwiftUI
@main
struct MyApp: App {
  var body: some View {
    WindowGroup { Text("x") }
  }
}
