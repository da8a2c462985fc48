import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    ForEach(items, id: \.self) { Text("\($0) \($1)") }
  }
}
struct V1: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    ForEach(items, id: \.self) { i, j in Text(i); Text(i) }
  }
}
struct V2: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    ForEach(0..<3) { i, j in Text("x") }
  }
}
struct V3: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text("x").onTapGesture { i in n = 3 }
  }
}
struct V4: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Text("x").onTapGesture { n = $0 }
  }
}
struct V5: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    GeometryReader { i, j in Text("x") }
  }
}
struct V6: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    GeometryReader { Text("x\($0) \($1)") }
  }
}
struct V7: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  static var shared = 3
  static func make() -> String { "x" }
  func inc() { n += 1 }
  var body: some View {
    Toggle(isOn: $on) { i in Text("x") }
  }
}
