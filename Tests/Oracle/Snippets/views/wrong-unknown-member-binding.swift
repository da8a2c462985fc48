import SwiftUI

class Model: ObservableObject {
  @Published var name = ""
}

struct ContentView: View {
  @StateObject private var model = Model()
  var body: some View {
    TextField("Name", text: $model.title)
  }
}
