import SwiftUI

struct H: View {
  @AppStorage("a") private var name
  @SceneStorage("b") var b
  var body: some View {
    TextField("Name", text: $name)
  }
}

struct I: View {
  @ObservedObject var other = Clock
  var body: some View { Text("") }
}
class Clock: ObservableObject {}
