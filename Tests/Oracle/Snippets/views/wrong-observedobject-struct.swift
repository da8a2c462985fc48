import SwiftUI

struct Model {
  var count = 0
}

struct ContentView: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.count)")
  }
}
