import SwiftUI
struct A: View {
  @State private var n = 1
  @Environment(\.dismiss) private var dismiss
  let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(0..<n, id: \.self) { i in
          RoundedRectangle(cornerRadius: 8).fill(.blue.gradient).frame(height: CGFloat(40 + i))
            .overlay { Text(i, format: .number) }
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("More", systemImage: "plus") { n += 1 }
        Button(role: .cancel) { dismiss() } label: { Label("Close", systemImage: "xmark") }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}
