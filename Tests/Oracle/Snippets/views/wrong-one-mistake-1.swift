import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: on) { v in n = "x" }
  }
}
struct V1: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: on) { v in foo(v) }
  }
}
struct V2: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { v in s = v }
  }
}
struct V3: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { v in s = v; n = 2 }
  }
}
struct V4: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { v in if v > "3" { n = 2 } }
  }
}
struct V5: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { s = n }
  }
}
struct V6: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { s = $0 }
  }
}
struct V7: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { old, new in if new > "3" { n = 2 } }
  }
}
struct V8: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { n = "3"; s = 2 }
  }
}
struct V9: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { inc(2) }
  }
}
struct V10: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { v in inc(v) }
  }
}
struct V11: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { _ in inc(3) }
  }
}
struct V12: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text(s).onChange(of: n) { _, v in inc(v) }
  }
}
struct V13: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    if on { Text(n) } else { Text(d) }
  }
}
