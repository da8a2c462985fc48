import SwiftUI

struct Tab2: View {
  @Binding var count: Int

  var body: some View {
    Stepper("Count \(count)", value: $count, in: 0...10)
      .padding()
  }
}

struct TabsView: View {
  @State private var selection = 0
  @State private var count = 3
  @State private var path = NavigationPath()

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack(path: $path) {
        List {
          ForEach(0..<5) { index in
            Button {
              path.append(index)
            } label: {
              Label("Row \(index)" systemImage: "star")
            }
          }
          .onDelete { offsets in
            count -= offsets.count
          }
        }
        .navigationDestination(for: Int.self) { value in
          Text("Detail \(value)")
            .navigationTitle("Detail")
        }
      }
      .tabItem { Label("Home", systemImage: "house") }
      .tag(0)

      Tab2(count: $count)
        .tabItem { Label("Count", systemImage: "number") }
        .tag(1)
    }
    .onAppear {
      switch selection {
      case 0:
        count = 1
      case 1, 2:
        count = 2
      default:
        break
      }
    }
  }
}

@main
struct TabsApp: App {
  var body: some Scene {
    WindowGroup {
      TabsView()
    }
  }
}
