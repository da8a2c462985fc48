import SwiftUI
struct Root: View {
  var n = 0
  mutating func inc() { n += 1 }
  var body: some View { Button("x") { inc() } }
}
