import SwiftUI
struct ContentView: View { var body: some View { Text("x") } }
@main
struct MyApp: App {
  @StateObject var model = Model()
  var body: some Scene {
    ContentView().environmentObject(model)
  }
}
