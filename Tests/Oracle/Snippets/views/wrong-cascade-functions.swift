import SwiftUI

struct ContentView: View {
  @State private var name = ""
  var body: some View { Text(name) }
  func save() {
    name = 4
    let count: Int = "three"
    print(count, nmae)
  }
}
