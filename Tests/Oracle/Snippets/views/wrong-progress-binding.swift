import SwiftUI

struct U: View {
  @State private var p = 0.3
  var body: some View {
    ProgressView(value: $p)
    ProgressView("x", value: p, total: "1")
    Gauge(value: p) { "x" }
  }
}
