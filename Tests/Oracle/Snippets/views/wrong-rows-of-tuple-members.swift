import SwiftUI

struct ColorRow: View {
  let color: Color, name: String
  var body: some View { HStack { color.frame(30, 30); Text(name) } }
}
struct Palette: View {
  let all: [(Color, String)] = [(.red, "Red"), (.blue, "Blue")]
  var body: some View { ForEach(all, id: \.1) { c in ColorRow(color: c.0, name: c.2) } }
}
