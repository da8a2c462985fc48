import SwiftUI

struct C1 { var a: Int; var c: Int { get { 1 } set { } }
  init() { self.c = 3; a = 1 }
  init(x: Int) { c = 3; a = 1 } }
struct A41: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
  init(value: Int) { self.value = value }
}
struct A51: View {
  @Binding var value: Int
  var n: Int
  var body: some View { Text("\(value)") }
  init(v: Int) { value = v; n = 3 }
  init(b: Binding<Int>) { _value = b; value = 3; n = 3 }
  init(c: Binding<Int>) { _value = c; n = 3; value = 4; print(value) }
  init(d: Binding<Int>) { n = 3; print(value); _value = d }
  init(e: Binding<Int>) { n = 3; self.value += 1; _value = e }
}
struct A61: View {
  @ObservedObject var m: M
  @Environment(\.dismiss) var dismiss
  @FocusState var f: Bool
  @AppStorage("a") var s = 1
  class M: ObservableObject { var k = 0 }
  var body: some View { Text("\(m.k)") }
  init(m: M) { self.m = m; f = true; s = 3 }
  init(n: M) { f = true; self.m = n; s = 3 }
  init(o: M) { s = 3; self.m = o }
}

struct A42: View {
  @Binding var value: Int
  init(value: Int) { self.value = value }
  var body: some View { Text("\(value)") }
}
