import SwiftUI
struct A: View {
  @State private var offset = CGSize.zero
  var body: some View {
    Circle().offset(offset)
      .gesture(
        DragGesture()
          .onChanged { value in offset = value.location }
          .onEnd { _ in offset = .zero })
      .onTapGesture(2) { offset = 0 }
  }
}
