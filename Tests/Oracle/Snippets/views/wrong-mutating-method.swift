import SwiftUI

struct ContentView: View {
  @State private var items = ["a"]
  var total = 0
  var body: some View {
    Button("Add") { add() }
  }
  func add() {
    items.append("b")
    total += 1
  }
}
