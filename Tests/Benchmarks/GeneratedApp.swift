/// A SwiftUI app of about 10,000 lines, the same each time: pairs of a model and a view, with the
/// constructs that people write, in shapes that vary with their number.
struct GeneratedApp {
  let text: String
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  init(screens: Int) {
    var text = "import SwiftUI\n\n"
    for number in 0..<screens {
      text += GeneratedApp.model(number)
      text += GeneratedApp.view(number)
    }
    text += "struct ContentView: View {\n  var body: some View {\n    NavigationStack {\n"
    text += "      List {\n"
    for number in 0..<screens {
      text += "        NavigationLink(\"Screen \(number)\") { Screen\(number)() }\n"
    }
    text += "      }\n    }\n  }\n}\n"
    self.text = text
  }

  private static func model(_ n: Int) -> String {
    """
    struct Item\(n): Identifiable, Hashable {
      enum Kind: String, CaseIterable {
        case small, medium, large
      }
      let id: Int
      var title: String
      var kind = Kind.\(["small", "medium", "large"][n % 3])
      var price = \(n % 7).5
      var label: String {
        switch kind {
        case .small: "\\(title) (small)"
        case .medium: title
        case .large: "\\(title), \\(price * 2)"
        }
      }
    }

    final class Store\(n): ObservableObject {
      @Published var items: [Item\(n)] = (0..<\(n % 5 + 3)).map { Item\(n)(id: $0, title: "Item \\($0)") }
      var total: Double { items.map(\\.price).reduce(0, +) }
      func add(_ title: String) {
        guard !title.isEmpty else { return }
        items.append(Item\(n)(id: items.count, title: title))
      }
      func remove(_ id: Int) {
        if let index = items.firstIndex(where: { $0.id == id }) { items.remove(at: index) }
      }
    }


    """
  }

  private static func view(_ n: Int) -> String {
    """
    struct Screen\(n): View {
      @StateObject private var store = Store\(n)()
      @State private var name = ""
      @State private var isOn = \(n % 2 == 0)
      var body: some View {
        VStack(alignment: .leading, spacing: \(n % 4 * 4)) {
          Text("Screen \(n), \\(store.items.count) items")
            .font(\([".headline", ".title", ".system(size: 20)"][n % 3]))
            .foregroundColor(isOn ? .blue : .gray.opacity(0.5))
          HStack {
            TextField("Name", text: $name)
            Button("Add") { store.add(name) }
              .disabled(name.isEmpty)
          }
          .padding(.horizontal, \(n % 9 + 2))
          Toggle("On", isOn: $isOn)
          ForEach(store.items.filter { isOn || $0.price > 1 }) { item in
            HStack {
              Image(systemName: item.kind == .large ? "star.fill" : "star")
              Text(item.label)
              Spacer()
              if item.price > 3 { Text("\\(item.price)").bold() }
            }
            .frame(maxWidth: .infinity, minHeight: 1 / 3 * 60)
            .background(Color.green.opacity(Double(item.id) / 10))
          }
        }
        .padding()
        .navigationTitle("Screen \(n)")
      }
    }


    """
  }
}
