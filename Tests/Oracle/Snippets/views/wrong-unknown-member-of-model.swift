import SwiftUI

class Model: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.total)")
  }
}
