import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text("x").sheet(isPresented: $on) { Text(1); Text("x") }.foo()
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
    Text("x").sheet(isPresented: $on) { Text("x").bar() }.foo()
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
    Text("x").toolbar { ToolbarItem(placement: .foo) { Text("x") } }.foo()
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
    Text("x").alert("x", isPresented: $on) { Button("x") }.foo()
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
    Text("x").overlay(alignment: .foo) { Text("x") }.foo()
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
    Text("x").paddding().font(.titel).frame(width: "x")
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
    Text("x").paddding().overlay { Text(n) }
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
    Text("x").paddding().overlay { Text("n").foo() }
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
    Text("x").paddding().overlay { if on { Text(n) } }
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
    Text("x").paddding().overlay { VStack { Text(n) } }
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
    Text("x").paddding().overlay(Text(n))
  }
}
struct V11: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text("x"); Text(make())
  }
}
struct V12: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text(1); Text(make())
  }
}
struct V13: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text(1); Text("x").foo()
  }
}
struct V14: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text("x").foo(); Text("x").font(.titel)
  }
}
struct V15: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text("x").foo(); Text("\(shared)")
  }
}
struct V16: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Button("x") { inc(1); inc(2); shared += 1 }
  }
}
struct V17: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Button("x") { inc(1) }; Button("x") { inc(2) }
  }
}
