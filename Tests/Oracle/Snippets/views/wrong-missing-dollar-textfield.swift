import SwiftUI

struct ContentView: View {
  @State private var name = ""
  var body: some View {
    TextField("Name", text: name)
  }
}
