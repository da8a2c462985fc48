import SwiftUI
struct A: View {
  @State var n = 0
  var body: some View {
    var total = 0
    for i in 0..<3 { total += i }
    Text("\(total)")
  }
}
