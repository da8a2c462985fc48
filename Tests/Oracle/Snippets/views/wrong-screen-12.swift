import SwiftUI

struct Expense: Identifiable, Codable { var id = UUID(); let name: String; let amount: Double }
@Observable class Expenses { var items: [Expense] = [] { didSet { save() } }; func save() {} }
struct AddView: View {
  @Environment(\.dismiss) private var dismiss
  var expenses: Expenses
  @State private var name = ""
  @State private var amount = 0.0
  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Amount", value: $amount, format: .currency(code: "EUR"))
    }
    .toolbar { Button("Save") { expenses.items.append(Expense(name: name, amount: $amount)); dismiss() } }
  }
}
struct Main: View {
  @State private var e = Expenses()
  @State private var adding = false
  var body: some View { Button("Add") { adding = true }.sheet(isPresented: $adding) { AddView(expense: e) } }
}
