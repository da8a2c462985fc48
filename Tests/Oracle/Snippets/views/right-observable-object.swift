import SwiftUI
import Combine

final class Store: ObservableObject {
  @Published var items: [String] = []
  @Published private(set) var count = 0
  private var bag = Set<AnyCancellable>()
  init() {
    $items.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &bag)
  }
  func add(_ text: String) { items.append(text) }
}

struct StoreView: View {
  @StateObject private var store = Store()
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("New", text: $text).onSubmit { store.add(text); text = "" }
      ForEach(store.items, id: \.self, content: Text.init)
      Child(store: store)
    }
    .environmentObject(store)
    .onReceive(store.$items) { items in print(items.count) }
    .onReceive(store.objectWillChange) { _ in print("change") }
  }
}

struct Child: View {
  @ObservedObject var store: Store
  @EnvironmentObject private var other: Store
  var body: some View {
    Button("Add \(store.count)") { other.add("x") }
  }
}
