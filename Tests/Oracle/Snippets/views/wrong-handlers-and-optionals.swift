import SwiftUI

struct Fruit: Identifiable { let id: Int; let name: String }
struct Card: View { var body: some View { Text("") } }
enum Tab2 { case a }

struct S1: View {
  @State private var chosen: Fruit?
  var body: some View {
    Text("\(chosen.id)")
  }
}

struct S2: View {
  @State private var chosen: Fruit?
  @State private var name: String?
  var body: some View {
    Text(chosen.name)
  }
}

struct S3: View {
  @State private var fruits: [Fruit] = []
  @State private var chosen: Fruit?
  var body: some View {
    Button("x") { fruits.removeAll { $0.id == chosen.id } }
  }
}

struct S4: View {
  @State private var chosen: Fruit?
  var body: some View {
    Button("x") { print(chosen.id) }
  }
}

struct S5: View {
  @State private var chosen: Fruit?
  @State private var n = 0
  var body: some View {
    Button("x") { n = chosen.id }
  }
}

struct S6: View {
  @State private var fruits: [Fruit] = []
  @State private var chosen: Fruit?
  var body: some View {
    Button("x") { fruits.removeAll(where: { $0.id == chosen.id }) }
  }
}

struct S7: View {
  @State private var chosen: Fruit?
  @State private var n = 0
  var body: some View {
    Text("a").opacity(n == chosen.id ? 1 : 0)
  }
}

struct S8: View {
  @State private var fruits: [Fruit] = []
  @State private var chosen: Fruit?
  @State private var name: String?
  let f: () -> CGFloat = { 1 }
  var body: some View {
    ForEach(fruits) { f in Text(f.name).bold(f.id == chosen.id) }
  }
}

struct S9: View {
  @State private var fruits: [Fruit] = []
  @State private var chosen: Fruit?
  @State private var name: String?
  let f: () -> CGFloat = { 1 }
  var body: some View {
    ForEach(fruits) { f in if f.id == chosen.id { Text(f.name) } }
  }
}

struct S10: View {
  @State private var chosen: Fruit?
  var body: some View {
    Button("x") { let i = chosen.id; print(i) }
  }
}

struct S11: View {
  @State private var chosen: Fruit?
  var body: some View {
    Button("x") { let i: Int = chosen.id; print(i) }
  }
}

struct S12: View {
  @State private var chosen: Fruit?
  @State private var n = 0
  var body: some View {
    Button("x") { if chosen.id == 3 { n = 1 } }
  }
}

struct S13: View {
  @State private var chosen: Fruit?
  @State private var name: String?
  @State private var n = 0
  var body: some View {
    Button("x") { if chosen.name == "a" { n = 1 } }
  }
}

struct S14: View {
  @State private var name: String?
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(new.name) }
  }
}

struct S15: View {
  @State private var name: String?
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { new in print(new.name) }
  }
}

struct S16: View {
  @State private var name: String?
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { print(tab.name) }
  }
}

struct S17: View {
  @State private var tab = Tab2.a
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: tab) { old, new in n = new }
  }
}

struct S18: View {
  @State private var name: String?
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { old, new in print(new.name) }
  }
}

struct S19: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { old, new in n = "a" }
  }
}

struct S20: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { old, new in foo() }
  }
}

struct S21: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { _, new in print(new.count); n = 1 }
  }
}

struct S22: View {
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: n) { print(n.count) }
  }
}

struct S23: View {
  @State private var n = 0
  var body: some View {
    Text("").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { print(n.foo) }
  }
}

struct S24: View {
  let size: CGFloat? = nil
  var body: some View {
    Text("").frame(width: size, height: size).padding(size)
  }
}

struct S25: View {
  let size: CGFloat? = nil
  var body: some View {
    Text("").offset(CGSize(width: 3, height: size))
  }
}

struct S26: View {
  let size: CGFloat? = nil
  var body: some View {
    Text("").offset(x: size)
  }
}

struct S27: View {
  let size: CGFloat? = nil
  var body: some View {
    Text("").position(CGPoint(x: size, y: 3))
  }
}

struct S28: View {
  var body: some View {
    Text("").offset(CGSize(width: 3, height: [CGFloat]().max()))
  }
}

struct S29: View {
  let f: () -> CGFloat = { 1 }
  var body: some View {
    Text("").frame(width: f)
  }
}
