import SwiftUI

struct R5: View {
  private let gridItems = Array(repeating: GridItem(.flexible(minimum: 20), spacing: 4), count: 3)
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVGrid(columns: gridItems, alignment: .leading, pinnedViews: [.sectionHeaders]) {
          Section { ForEach(0..<9) { n in Color(hue: Double(n) / 9, saturation: 1, brightness: 1).aspectRatio(1, contentMode: .fit).id(n) } } header: { Text("h") }
        }
      }
      .onAppear { proxy.scrollTo(5, anchor: .center) }
      .overlay(alignment: .bottomTrailing) { Button("top") { withAnimation { proxy.scrollTo(0) } } }
      .safeAreaInset(edge: .bottom) { Text("bar") }
    }
  }
}
