import SwiftUI
struct Counter: View {
  @State private var n: Int
  @State var m: Int
  var body: some View { Text("\(n)") }
}
struct Outer: View { var body: some View { Counter() } }
struct Inner: View { var body: some View { Counter(m: 1) } }
