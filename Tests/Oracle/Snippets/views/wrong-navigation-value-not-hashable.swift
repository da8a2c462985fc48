import SwiftUI

struct Place { let name: String }

struct ContentView: View {
  let place = Place(name: "a")
  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: place)
    }
  }
}
