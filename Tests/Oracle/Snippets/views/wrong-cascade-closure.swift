import SwiftUI

struct ContentView: View {
  @State private var name = ""
  var body: some View {
    Button("Save") {
      let count: Int = "three"
      name = 4
      print(count)
    }
  }
}
