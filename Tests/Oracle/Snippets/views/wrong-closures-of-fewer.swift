import SwiftUI

enum Tab2: Hashable { case a }

struct S1: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(old.foo) }
  }
}

struct S2: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(old.foo, new) }
  }
}

struct S3: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { old, new in print(old.foo) }
  }
}

struct S4: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { print($0.foo, $1) }
  }
}

struct S5: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { old, new in print(old.foo); n = "a" }
  }
}

struct S6: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { new in print(new.foo); n = "a" }
  }
}

struct S7: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { new in foo(new.foo); n = "a" }
  }
}

struct S8: View {
  var body: some View {
    Text("").onTapGesture { p in print(p.foo) }
  }
}

struct S9: View {
  @State private var n = 0
  var body: some View {
    Text("").onTapGesture { p in print(p.x); n = "a" }
  }
}

struct S10: View {
  var body: some View {
    ForEach(0..<3) { i, j in Text("\(j)") }
  }
}

struct S11: View {
  @State private var n = 0
  var body: some View {
    List { Text("") }.onAppear { x in n = "a" }
  }
}

struct S12: View {
  @State private var n = 0
  var body: some View {
    Button("a") { x in n = "a" }
  }
}
