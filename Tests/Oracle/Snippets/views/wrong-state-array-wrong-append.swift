import SwiftUI
struct Todo: Identifiable {
  let id = UUID()
  var title: String
}
struct TodoList: View {
  @State private var todos: [Todo] = []
  var body: some View {
    VStack {
      List(todos) { todo in Text(todo.title) }
      Button("Add") {
        todos.append("Buy milk")
        todos.append(Todo(name: "Buy milk"))
        todos.add(Todo(title: "x"))
      }
    }
  }
}
