import SwiftUI
class Model: ObservableObject { @Published var text = "" }
@Observable class Store { var text = "" }
struct Item { var text = "" }
struct A: View {
  @ObservedObject var m: Model
  var body: some View { Text(m.txt) }
}
struct B: View {
  @State var m = Store()
  var body: some View { VStack { Text(m.txt); Text(m.text) } }
}
struct C: View {
  @Binding var m: Item
  var body: some View { VStack { Text(m.txt) } }
}
struct D: View {
  @StateObject var m = Model()
  var body: some View { Text("\(m.txt)") }
}
