import SwiftUI
struct S: View {
  @State private var on = false
  @State private var n = 0
  @State private var s = ""
  @Binding var b: Int
  func a() { $n = 3 }
  func b1() { $on = true }
  func c() { $s = "x" }
  func d() { $b = 3; $s = nil; $s = s; $n = 2.5; $n = n }
  var body: some View { Button("x") { $s = "a" } ; Button("y") { $n = 4 } }
}
