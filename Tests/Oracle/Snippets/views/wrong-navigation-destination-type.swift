import SwiftUI

struct Place: Hashable { let name: String }

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: Place(name: "a"))
        .navigationDestination(for: Place) { place in Text(place.name) }
    }
  }
}
