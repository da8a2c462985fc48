import SwiftUI

struct Rows: View {
  struct Row: View { let title: String; let done: Bool; var body: some View { Text(title).strikethrough(done) } }
  @State private var todos: [(String, Bool)] = []
  var body: some View {
    List(todos) { todo in Row(title: todo.0, done: todo.1) }
    Row("a", done: true)
  }
}
