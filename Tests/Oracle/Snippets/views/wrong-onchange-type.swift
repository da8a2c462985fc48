import SwiftUI

struct Place { var name = "" }

struct ContentView: View {
  @State private var place = Place()
  var body: some View {
    Text("x").onChange(of: place) { print("changed") }
  }
}
