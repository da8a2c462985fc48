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
    Text(s).clipShape(RoundedRectangle(10))
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
    Text(s).clipShape(RoundedRectangle(radius: 10))
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
    Text(s).overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.red, linewidth: 2))
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
    Text(s).animation(.easeInOut, on)
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
    Text(s).animation(.easeInOut(1), value: on)
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
    Text(s).transition(.opacity.combined(.slide))
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
    Text(s).withAnimation { n = 3 }
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
    Button("x") { withAnimation { n = "x" } }
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
    Button("x") { withAnimation { on = n } }
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
    Button("x") { n = n + "1" }
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
    Button("x") { n += d }
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
    Button("x") { n++ }
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
    Button("x") { items.append("x") }
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
    Button("x") { let y = n + 1 }
  }
}
