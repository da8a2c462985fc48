import SwiftUI

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static let defaultValue: Value = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

struct ContentView: View {
  @State private var height: CGFloat = .zero
  var body: some View {
    Text("x")
      .background(GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) })
      .onPreferenceChange(HeightKey.self) { height = $0 }
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [1: $0] }
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[1] { Rectangle().frame(width: proxy[anchor].width) }
        }
      }
  }
}
