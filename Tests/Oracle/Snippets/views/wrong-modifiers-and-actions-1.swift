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
    Circle().shadow(5)
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
    Circle().onTapGesture(inc)
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
    let w = CGFloat(s); Circle().frame(width: w)
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
    Circle().frame(width: Double(items))
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
    Circle().disabled(n)
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
    Circle().disabled(3)
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
    Circle().disabled(o)
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
    Circle().disabled(d)
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
    Circle().disabled(items.count)
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
    Text(s).onChange(of: on) { v in s.foo(v) }
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
    Text(s).onChange(of: on) { v in print(s.foo) }
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
    Text(s).onChange(of: on) { print(s.foo) }
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
    Text(s).onChange(of: on, initial: true) { v in print(v) }
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
    if on { Text("x") }.padding()
  }
}
