import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    if on { Text("x") }
  }
}
struct V1: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Namespaced()
  }
}
struct V2: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(on ? s : o)
  }
}
struct V3: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(on ? "a" : 3)
  }
}
struct V4: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s ?? "a")
  }
}
struct V5: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(o!).foo()
  }
}
struct V6: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).environment(\.colorScheme, .drak)
  }
}
struct V7: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).environment(\.font, 3)
  }
}
struct V8: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).environmentObject(n)
  }
}
struct V9: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).environment(n)
  }
}
struct V10: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).sheet(isPresented: $on, content: Text("x"))
  }
}
struct V11: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).sheet(isPresented: $on) { Text("x") } onDismiss: { inc() }
  }
}
struct V12: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).sheet(isPresented: $on, onDismiss: inc) { }
  }
}
struct V13: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var o: String?
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).sheet(isPresented: $n) { Text("x") }
  }
}
