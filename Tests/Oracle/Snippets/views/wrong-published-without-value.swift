import SwiftUI
class Model: ObservableObject {
  @Published var items: [String]
  @Published var chosen: String?
}
struct Names: View {
  @StateObject var model = Model()
  @State private var isShown = false
  var body: some View {
    List(model.items, id: \.self) { Text($0) }
  }
}
