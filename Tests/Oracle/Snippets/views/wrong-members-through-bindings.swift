import SwiftUI
struct S { var x = 1; let y = 2; var z: Int { 3 } }
class M: ObservableObject { @Published var s = S(); let k = "a"; private(set) var j = "" }
@Observable class O { var s = S(); let k = "a" }
struct A: View {
  @State private var s = S()
  @StateObject private var m = M()
  @State private var o = O()
  @Bindable var b = O()
  var body: some View {
    Stepper("x", value: $s.y)
  }
  var b1: some View { Stepper("x", value: $s.z) }
  var b2: some View { TextField("x", text: $m.k) }
  var b3: some View { Stepper("x", value: $m.s.y) }
  var b4: some View { TextField("x", text: $o.k) }
  var b5: some View { TextField("x", text: $b.k) }
  var b6: some View { TextField("x", text: $m.j) }
  var b7: some View { Stepper("x", value: $o.s.x) }
}
