import SwiftUI

struct Place: Hashable { let name: String }

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("x").navigationDestination(for: Place.self) { place in Text(place.title) }
    }
  }
}
