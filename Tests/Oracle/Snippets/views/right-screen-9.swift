import SwiftUI

struct AnchorKey: PreferenceKey { static let defaultValue: [Anchor<CGRect>] = []; static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() } }
struct Anchors: View {
  var body: some View {
    Text("a").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(AnchorKey.self) { anchors in
        GeometryReader { proxy in ForEach(anchors.indices, id: \.self) { i in let r = proxy[anchors[i]]; Rectangle().stroke().frame(width: r.width, height: r.height) } }
      }
  }
}
