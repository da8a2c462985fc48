import SwiftUI

struct V: View {
  @State private var results = [Int]()
  var body: some View {
    ForEach(results, id: \.self) { r in Text(r) }
  }
}
