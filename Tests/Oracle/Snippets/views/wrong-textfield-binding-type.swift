import SwiftUI

struct ContentView: View {
  @State private var age = 0
  var body: some View {
    TextField("Age", text: $age)
  }
}
