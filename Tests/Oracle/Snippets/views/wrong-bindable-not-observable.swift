import SwiftUI

class Model {
  var name = ""
}

struct ContentView: View {
  @Bindable var model: Model
  var body: some View {
    TextField("Name", text: $model.name)
  }
}
