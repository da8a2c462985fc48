import SwiftUI

@main
struct MyApp: App {
  @StateObject private var model = AppModel()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(model)
    }
    .onChange(of: phase) { _, new in
      if new == .background { print("bye") }
    }
  }
}

class AppModel: ObservableObject {
  @Published var name = "x"
}

struct ContentView: View {
  @EnvironmentObject var model: AppModel
  var body: some View { Text(model.name) }
}

#Preview { ContentView().environmentObject(AppModel()) }
#Preview("Dark") {
  ContentView().preferredColorScheme(.dark)
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
    Group { ContentView() }.previewDisplayName("Group")
  }
}
