import SwiftUI

class Model {
  @State var count = 0
  func add() { count += 1 }
}

struct ContentView: View {
  let model = Model()
  var body: some View { Text("\(model.count)") }
}
