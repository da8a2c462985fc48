import SwiftUI
struct A: View {
  func row() -> any View { Text("x") }
  var body: some View { row() }
}
struct B: View { var body: some View }
