import SwiftUI

struct Thing: Identifiable { let id = 1; var name = "x" }

struct S1: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text("a").padding("x") }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S2: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text(item) }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S3: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text("a").frame("x") }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S4: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text(1); Text("a") }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S5: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text("a"); Text(1) }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S6: View {
  @State private var isShown = false
  @State private var item: Thing?
  var body: some View {
    VStack { if isShown { Text(3) } }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S7: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Button { } label: { Text(3) } }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S8: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Button { Text(3) } label: { Text("3") } }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S9: View {
  @State private var item: Thing?
  var body: some View {
    VStack { Text("a").onAppear { Text(3) } }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S10: View {
  @State private var item: Thing?
  @State private var things: [Thing] = []
  var body: some View {
    VStack { ForEach(things) { t in Text(3) } }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S11: View {
  @State private var item: Thing?
  var body: some View {
    Text("a").onAppear { Text(3) }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S12: View {
  @State private var item: Thing?
  var body: some View {
    Text(3).sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S13: View {
  @State private var item: Thing?
  var body: some View {
    Text(3).padding("x").sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S14: View {
  @State private var isShown = false
  @State private var item: Thing?
  var body: some View {
    Text("a").sheet(isPresented: $isShown) { Text(3) }.sheet(item: $item) { i in Text(i.foo) }
  }
}

struct S15: View {
  var body: some View {
    Text("a").overlay { Text(3) }.background { Text(3) }
  }
}

struct S16: View {
  var body: some View {
    Text("a").overlay { Text(3) }.background { 3 }
  }
}

struct S17: View {
  var body: some View {
    Text("a").overlay { Text(3) }.background { foo }
  }
}

struct S18: View {
  var body: some View {
    Text("a").overlay { Text(3) }.background { Text("a", foo: 3) }
  }
}

struct S19: View {
  var body: some View {
    Text("a").overlay { Text(3) }.background { Text("a").font(.foo) }
  }
}

struct S20: View {
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.background { Button("a") { item = 3 } }
  }
}

struct S21: View {
  @State private var isShown = false
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.alert("a", isPresented: $isShown) { Button("a") { item = 3 } } message: { Text(3) }
  }
}

struct S22: View {
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.contextMenu { Button("a") { item = 3 } }.onAppear { item = 3 }
  }
}

struct S23: View {
  @State private var isShown = false
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.onChange(of: isShown) { item = 3 }
  }
}

struct S24: View {
  @State private var isShown = false
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.onChange(of: isShown) { a, b in item = 3 }
  }
}

struct S25: View {
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.task { item = 3 }
  }
}

struct S26: View {
  @State private var item: Thing?
  var body: some View {
    Text("a").overlay { Text(3) }.gesture(TapGesture().onEnded { item = 3 })
  }
}

struct S27: View {
  var body: some View {
    Text("a").overlay { Text("a", foo: 1) }.background { Text(3) }
  }
}

struct S28: View {
  var body: some View {
    Section { Text(3) } header: { Text(3) } footer: { Text(3) }
  }
}

struct S29: View {
  var body: some View {
    Label { Text(3) } icon: { Text(3) }
  }
}

struct S30: View {
  var body: some View {
    List { Section { Text(3) } header: { Text(3) } }
  }
}

struct S31: View {
  var body: some View {
    VStack { Text(3); VStack { Text(3) } }
  }
}

struct S32: View {
  var body: some View {
    HStack { VStack { Text(3) }; VStack { Text(4) } }
  }
}
