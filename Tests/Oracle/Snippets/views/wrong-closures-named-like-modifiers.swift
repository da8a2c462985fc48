import SwiftUI

struct V: View {
  let onChange: (Int) -> Void
  var body: some View {
    Button("x") { onChange() }
    Button("x") { onChange("a") }
    Button("x") { onChange(5) }
  }
}
