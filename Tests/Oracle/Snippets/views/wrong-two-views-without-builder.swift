import SwiftUI

struct ContentView: View {
  var body: some View { header }
  var header: some View {
    Text("a")
    Text("b")
  }
}
