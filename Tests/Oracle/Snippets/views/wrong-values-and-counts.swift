import SwiftUI

enum Priority: String, CaseIterable, Identifiable {
  case low, high
  var id: String { self }
  func text() -> String { return self }
  static func made(_ text: String) -> Priority { text }
}

struct Line: Identifiable {
  let id = 1
  var count = 1
  var price = 1.5
  var note = ""
}

struct Recipe: Identifiable, Hashable { let key = UUID(); var name = "" }

struct Lines: View {
  @State private var lines: [Line] = []
  @State private var liked: Set<UUID> = []
  @State private var priority = Priority.low
  let tips = [1, 2]
  var sum: Double { lines.reduce(0) { $0 + $1.price * $1.count } }
  var score: Int { score.game }
  func increase(_ line: Line) {
    let index = lines.firstIndex(where: { $0.id == line.id })
    lines[index].count += 1
  }
  func print(_ line: Line) -> Int {
    let index = lines.firstIndex { $0.id == line.id }
    lines.remove(at: index)
    return lines[index].count
  }
  func like(_ recipe: Recipe) { liked.insert(recipe.id) }
  func delete(at offsets: IndexSet) {}
  var body: some View {
    Form {
      Section {
        ForEach(tips.count, id: \.self) { i in Text("\(tips[i])%") }
      }
    }
  }
}

struct Deleting: View {
  @State private var lines: [Line] = []
  func delete(at offsets: IndexSet) {}
  var body: some View {
    ForEach(lines) { line in Text(line.note) }.onDelete(perform: delete())
  }
}

struct Corner: View {
  var body: some View { RoundedRectangle(radius: 12) }
}

struct Painted: View {
  let isOn = true
  var body: some View { VStack { Circle().fill(isOn ? Color.red : nil) } }
}

struct Asking: View {
  var body: some View {
    Text("a").alert(isPresented: .constant(true)) {
      Alert(title: Text("a"), primaryButton: .cancel, secondaryButton: .cancel())
    }
  }
}

final class Plain { var lines: [Line] = []; var name = "" }

struct Unobserved: View {
  @ObservedObject var model: Plain
  var body: some View {
    VStack {
      TextField("a", text: $model.name)
      ForEach(model.lines) { line in Text(line.note) }
    }
  }
}

@Observable
struct Store { var count = 1 }

struct Plainly: ViewModifier2 {
}
extension View {
  func carded() -> some View { modifier(Card()) }
}
struct Card: View { var body: some View { Text("a") } }
