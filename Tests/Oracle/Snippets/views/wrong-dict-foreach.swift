import SwiftUI
struct Root: View {
  let d = ["a": 1]
  var body: some View {
    ForEach(d.keys, id: \.self) { k in Text(k) }
    ForEach(d, id: \.key) { k, v in Text(k) }
    ForEach(d.keys.sorted(), id: \.self) { k in Text(d[k]) }
  }
}
