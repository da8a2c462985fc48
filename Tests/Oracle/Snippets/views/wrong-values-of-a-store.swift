import SwiftUI

protocol Source { func load() -> [String] }
final class Store: ObservableObject {
  @Published var limit = 2.5
  @Published var names: [String] = []
}
struct Shelf {
  let title: String
  var parts: [String: [Int]] = [:]
}
struct Panel: View {
  @ObservedObject var store: Store
  let shelves: [Shelf]
  let source: any Source
  let first: Shelf?

  var body: some View {
    Slider(value: store.limit, in: 0...10)
  }

  func found(_ name: String) -> [Shelf] { shelves.filter { $0 == name } }
  func shown() -> String { first.title ?? "none" }
  func fill() { store.names += source }
  func move(_ word: String) {
    switch word {
    case .up: break
    default: break
    }
  }
  func listed(_ shelf: Shelf) -> [String] { shelf.parts.map { $0.name } }
}
