import SwiftUI

struct V0: View {
  @State var n = 0
  @State var d = 0.5
  @State var s = ""
  @State var on = false
  let items = ["a"]
  func inc() { n += 1 }
  var body: some View {
    Text("x").frame(height: 3, width: 4).foo()
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
    Text("x").font(.titel).foo()
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
    Text("x").padding("x").onAppear { n = "x" }.font(.titel)
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
    HStack(spacing: "x") { Text(n) }.foo()
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
    VStack(aligment: .leading) { Text(n) }
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
    VStack(aligment: .leading) { Text("x") }.font(.titel)
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
    VStack(spacing: 1, alignment: .leading) { Text("x") }.font(.titel)
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
    Picker("x", selection: n) { Text("x") }.pickerStyle(.foo)
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
    Text("x").sheet(isPresented: on) { Text(1) }
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
    Text("x").sheet(isPresented: on) { Text("x") }.foo()
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
    Text("x").sheet(isPresented: on) { Text("x") }.font(.titel).padding("x")
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
    Text("x").foregroundColor(.redd).paddding().bold(1)
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
    TextField("x", text: s).textFieldStyle(.rounded)
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
    TextField(text: $s, "x").textFieldStyle(.rounded)
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
    TextField("x", text: $s).textfieldStyle(.roundedBorder).padding()
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
    Text("x").tabItem { Label("A", systemimage: "star") }.tag(0).foo()
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
    Text("x").onTapGesture { n = "x" }.paddding()
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
    Text("x").onTapGesture { n = "x"; s = 2 }.paddding()
  }
}
