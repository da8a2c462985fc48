import SwiftUI
class VM: ObservableObject {
  @Published var names: [String] = []
  func add(name: String) { names.append(name) }
}
struct Root: View {
  @StateObject private var vm = VM()
  var body: some View {
    VStack {
      Text("\(vm.cache)")
      List(vm.$names, id: \.self) { Text($0) }
    }
  }
}
