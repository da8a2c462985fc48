import SwiftUI

@main struct Shop: App {
  var body: some View { Text("Shop") }
}
struct A: View { var body: Int { 3 } }
struct B: View { var body: Text { Text("B").padding() } }
struct C: View { var body: some View { return Text("C").padding } }
struct D: View { var body: some View { return (Text("D"), Text("D")) } }
struct Height: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: CGFloat, nextValue: () -> CGFloat) {}
}
