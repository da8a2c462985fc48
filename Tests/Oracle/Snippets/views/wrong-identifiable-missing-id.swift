import SwiftUI

struct Item: Identifiable {
  let name: String
}

struct ContentView: View {
  var body: some View { Text("x") }
}
