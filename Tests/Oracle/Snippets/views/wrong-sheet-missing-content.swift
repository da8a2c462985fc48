import SwiftUI

struct ContentView: View {
  @State private var shows = false
  var body: some View {
    Text("x").sheet(isPresented: $shows)
  }
}
