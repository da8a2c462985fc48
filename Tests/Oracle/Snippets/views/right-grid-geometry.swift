import SwiftUI

struct ContentView: View {
  let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible()), GridItem(.fixed(40))]
  let colors: [Color] = [.red, .green, .blue]
  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / 3
      ScrollView(.horizontal, showsIndicators: false) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 10) {
          ForEach(colors, id: \.self) { color in
            RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: width, height: width * 0.5)
          }
          ForEach(0..<colors.count, id: \.self) { colors[$0].frame(height: CGFloat($0) * 10) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: proxy.size.height * 2 / 3)
      .position(x: proxy.size.width / 2, y: proxy.frame(in: .global).midY)
    }
    Grid(alignment: .leading, horizontalSpacing: 4) {
      GridRow { Text("a"); Text("b").gridCellColumns(2) }
      Divider()
      GridRow { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]); Text("c") }
    }
    ViewThatFits { Text("long"); Text("s") }
    HStack(alignment: .firstTextBaseline, spacing: 0) { Text("x"); Spacer(minLength: 8); Text("y") }
    ZStack(alignment: .bottomTrailing) { Color.blue.ignoresSafeArea(); Text("z") }
  }
}
