import SwiftUI

struct V37: View {
  let names: [String]
  init(_ names: [String]) { self.name = names }
  var body: some View {
    ForEach(Array(names.enumerated()), id: \.offset) { index, name in
      HStack {
        Text("\(index + 1).")
        Text(name.uppercase())
      }
      .id(index)
    }
  }
}
