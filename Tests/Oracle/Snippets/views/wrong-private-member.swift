import SwiftUI

class Model: ObservableObject {
  @Published private var secret = 1
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.secret)")
  }
}
