import SwiftUI

struct Counter: View {
  @State private var count: Int
  var body: some View {
    Stepper("Count: \(count)", value: $count)
  }
}
struct Root: View {
  var body: some View { Counter(); Counter(count: 3) }
}
