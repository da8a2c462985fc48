import SwiftUI

struct Cols: View {
  @State private var rows = [[1, 2], [3]]
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 4) {
      GridRow { Text("A"); Text("B").gridColumnAlignment(.trailing) }
      ForEach(rows, id: \.self) { row in GridRow { ForEach(row, id: \.self) { Text("\($0)").gridCellColumns(row.count == 1 ? 2 : 1) } } }
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    ViewThatFits(in: .horizontal) { Text("long"); Text("s") }
  }
}
