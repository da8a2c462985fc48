import SwiftUI

struct ContentView: View {
  @State private var shows = false
  var body: some View {
    Button("Show") { shows = true }
      .sheet(isPresented: shows) { Text("Sheet") }
  }
}
