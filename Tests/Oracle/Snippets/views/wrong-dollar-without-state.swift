import SwiftUI

struct ContentView: View {
  var name = ""
  var body: some View {
    TextField("Name", text: $name)
  }
}
