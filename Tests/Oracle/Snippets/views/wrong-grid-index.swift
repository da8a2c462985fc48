import SwiftUI
struct Root: View {
  @State private var board = Array(repeating: "", count: 9)
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(), count: 3)) {
      ForEach(0..<9) { i in
        Text(board[i]).onTapGesture { board[i] = 1 }
        Text(board["i"])
      }
    }
  }
}
