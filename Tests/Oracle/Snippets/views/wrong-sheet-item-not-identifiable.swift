import SwiftUI

struct Place { let name: String }

struct ContentView: View {
  @State private var place: Place?
  var body: some View {
    Text("x").sheet(item: $place) { place in Text(place.name) }
  }
}
