import SwiftUI
struct A: View {
  var body: some View {
    HStack(spacing: 3, alignment: .top) { Text("x") }
    VStack(.leading) { Text("x") }
    ZStack(alignment: .middle) { Text("x") }
    HStack { Text("x") }.spacing(3)
  }
}
