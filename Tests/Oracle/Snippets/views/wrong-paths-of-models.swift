import SwiftUI

struct Place { var name: String }

struct MapScreen: View {
  @State private var path: [Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("x")
    }
  }
}

struct MapScreen2: View {
  @State private var path: String? = nil
  var body: some View {
    NavigationStack(path: $path) {
      Text("x")
    }
  }
}

struct MapScreen3: View {
  @State private var path = [String]()
  var body: some View {
    NavigationStack(path: path) {
      Text("x")
    }
  }
}

struct C6: View {
  var body: some View {
    NavigationStack(path: $pth) {
        Text("")
    }
  }
}

struct C7: View {
  var body: some View {
    NavigationStack(path: pth) {
        Text(3)
    }
  }
}

struct MapScreen5: View {
  @State private var path: [Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path.append(Place(name: "Home")) }
        .navigationDestination(for: Place.self) { place in
          Text(place.name)
        }
    }
  }
}
