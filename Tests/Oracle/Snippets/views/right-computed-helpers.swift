import SwiftUI

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
  let name: String
  let amount: Double
  let date: Date
  var category: Category = .food
  enum Category: String, Codable, CaseIterable { case food, travel, other
    var symbol: String {
      switch self {
      case .food: "fork.knife"
      case .travel: "airplane"
      case .other: "questionmark"
      }
    }
    var color: Color {
      switch self {
      case .food: return .orange
      case .travel: return .blue
      case .other: return .gray
      }
    }
  }
}

struct ContentView: View {
  @State private var expenses: [Expense] = []
  @State private var search = ""
  private var filtered: [Expense] {
    search.isEmpty ? expenses : expenses.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }
  private var total: Double { filtered.reduce(0) { $0 + $1.amount } }
  private var grouped: [(key: Expense.Category, value: [Expense])] {
    Dictionary(grouping: filtered, by: \.category).sorted { $0.key.rawValue < $1.key.rawValue }
  }
  var body: some View {
    NavigationStack {
      List {
        Section("Total") { Text(total, format: .currency(code: "USD")) }
        ForEach(grouped, id: \.key) { group in
          Section(group.key.rawValue.capitalized) {
            ForEach(group.value) { expense in
              Label { Text(expense.name) } icon: { Image(systemName: expense.category.symbol).foregroundStyle(expense.category.color) }
                .badge(Text("\(expense.amount, specifier: "%.2f")"))
                .swipeActions { Button("Delete", role: .destructive) { delete(expense) } }
            }
          }
        }
      }
      .searchable(text: $search, prompt: "Find")
      .overlay { if filtered.isEmpty { ContentUnavailableView.search } }
    }
  }
  private func delete(_ expense: Expense) {
    expenses.removeAll { $0.id == expense.id }
    if let index = expenses.firstIndex(of: expense) { expenses.remove(at: index) }
  }
}
