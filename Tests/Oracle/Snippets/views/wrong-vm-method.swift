import SwiftUI
class VM: ObservableObject {
  @Published var names: [String] = []
  private var cache = 0
  func load() async { names = ["a"] }
  func add(name: String) { names.append(name) }
}
struct Root: View {
  @StateObject private var vm = VM()
  var body: some View {
    VStack {
      Button("add") { vm.add("x") }
      Button("load") { vm.load() }
      Text("\(vm.cache)")
    }
  }
}
