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
    Text(s).tag(A())
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
    Text(s).id(A())
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
    Text(s).modifier(A())
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
    Text(s).buttonStyle(.bordred)
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
    Text(s).toggleStyle(.switches)
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
    Text(s).listStyle(PlainStyle())
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
    Text(s).accentColor("red")
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
    Text(s).font(.system(size: "x"))
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
    Text(s).font(.system(size: 3, weight: .bolder))
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
    Text(s).font(Font.titel)
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
    Text(s).font("title")
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
    Text(s).font(title)
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
    Text(s).bold().foo.padding()
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
    Text(s).bold.padding()
  }
}
