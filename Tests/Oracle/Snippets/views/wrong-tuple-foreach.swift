import SwiftUI
struct Root: View {
  let rows = [("a", 1), ("b", 2)]
  var body: some View {
    ForEach(rows, id: \.0) { row in Text(row.name); Text(row.1) }
  }
}
