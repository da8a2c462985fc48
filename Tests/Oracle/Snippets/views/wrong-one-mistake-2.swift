import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    if on { Text("x") } else { Text(d) }
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
    if on { Text(n) } else if foo { Text("x").foo() }
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
    switch n { case 0: Text(n); case 1: Text(d); default: Text("x").foo() }
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
    switch n { case 0: Text(n); case "x": Text(d); default: Text("x").foo() }
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
    switch n { case 0: Text("x"); case "x": Text("d"); default: Text("x").foo() }
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
    VStack { if on { Text(n) }; Text(d) }
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
    VStack { Text("x"); if n { Text(n) }; Text(d) }
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
    .padding()
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
    .foo()
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
    Text("x"); .padding()
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
    NavigationSplitView { Text("x") } details: { Text("y") }
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
    Button { n = 1 } { Text("x") }
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
    NavigationLink(destination: { Text("x") }) { Text(n) }
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
    NavigationLink(destination: Text("x"), Text("y"))
  }
}
