import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text("x").paddding().onTapGesture { n = "x" }
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
    Text("x").paddding().sheet(isPresented: $on) { Text(1); Text(2) }
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
    Text("x").paddding().onChange(of: n) { old, new in n = "x"; foo(old) }
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
    Text("x").paddding().onChange(of: n) { old, new in n = "x" }
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
    Unknown().onTapGesture { n = "x" }
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
    VStack { Text(1) }.paddding()
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
    VStack { Text("a").foo() }.paddding()
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
    Text("x", foo: 1).onTapGesture { n = "x" }
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
    Text(n).onTapGesture { n = "x" }
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
    Toggle("x", isOn: on).paddding().onTapGesture { n = "x"}
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
    Toggle("x", isOn: on).paddding()
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
    Toggle("x", isOn: n).paddding()
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
    Button("x", action: inc()).paddding()
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
    Slider(value: d, in: 0...1).foo()
  }
}
struct V14: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Image(system: "x").resizable().foo()
  }
}
struct V15: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Image(systemName: 3).resizable().foo()
  }
}
struct V16: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text("x").frame(widht: 3).foo()
  }
}
struct V17: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text("x").frame(width: 3, foo: 4).foo()
  }
}
