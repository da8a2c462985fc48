import SwiftUI

class Model {
  var count = 0
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.count)")
  }
}
