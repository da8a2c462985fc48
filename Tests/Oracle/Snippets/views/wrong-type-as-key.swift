import SwiftUI

struct SizeKey: PreferenceKey {
  static var defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue }
}
struct V46: View {
  @State private var size: CGSize = .zero
  var body: some View {
    Text("x")
      .background {
        GeometryReader { geo in
          Color.clear.preference(key: SizeKey.self, value: geo.frame)
        }
      }
      .onPreferenceChange(SizeKey) { size = $0 }
  }
}
