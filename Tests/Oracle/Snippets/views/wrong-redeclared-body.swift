import SwiftUI

struct ContentView: View {
  var body: some View { Text("a") }
  var body: some View { Text("b") }
}
