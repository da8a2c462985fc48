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
    Button("x") { print(o.count) }
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
    Button("x") { if let o { print(o.cont) } }
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
    Button("x") { if let x = s { print(x) } }
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
    Button("x", action: inc)
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
    Button("x", action: { inc(1) })
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
    Button("x", action: inc) { Text("x") }
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
    Button(action: inc, label: Text("x"))
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
    Button(action: inc, label: { Text(n) })
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
    Button(action: n = 3) { Text("x") }
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
    Button { inc }
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
    Button("x" { inc() }
  }
}
