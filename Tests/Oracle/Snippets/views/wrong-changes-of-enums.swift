import SwiftUI

struct Fruit: Identifiable { let id = UUID(); let name: String }
struct Song: Identifiable { let id: String }
struct Book: Identifiable { let id: Int }
enum Tab2: Hashable { case a }
class M: ObservableObject { @Published var chosen: Fruit?; @Published var song: Song? }

struct S1: View {
  @State private var fruit: Fruit?
  @State private var u = UUID()
  @State private var n = 0
  var body: some View {
    Button("x") { if fruit.id == u { n = 1 } }
  }
}

struct S2: View {
  @State private var song: Song?
  @State private var s = ""
  @State private var n = 0
  var body: some View {
    Button("x") { if song.id == s { n = 1 } }
  }
}

struct S3: View {
  @State private var book: Book?
  @State private var n = 0
  var body: some View {
    Button("x") { if book.id == n { n = 1 } }
  }
}

struct S4: View {
  @State private var book: Book?
  @State private var n = 0
  var body: some View {
    Button("x") { if n == book.id { n = 1 } }
  }
}

struct S5: View {
  @State private var song: Song?
  @State private var n = 0
  var body: some View {
    Button("x") { if song.id == "a" { n = 1 } }
  }
}

struct S6: View {
  @State private var fruit: Fruit?
  @State private var u = UUID()
  @State private var n = 0
  var body: some View {
    Button("x") { if fruit.id != u { n = 1 } }
  }
}

struct S7: View {
  @State private var fruit: Fruit?
  @State private var fruits: [Fruit] = []
  var body: some View {
    Button("x") { fruits.removeAll { $0.id == fruit.id } }
  }
}

struct S8: View {
  @State private var fruit: Fruit?
  @State private var fruits: [Fruit] = []
  var body: some View {
    Button("x") { fruits.removeAll { fruit.id == $0.id } }
  }
}

struct S9: View {
  @State private var song: Song?
  @State private var s = ""
  var body: some View {
    Button("x") { s = song.id }
  }
}

struct S10: View {
  @State private var song: Song?
  @StateObject private var m = M()
  var body: some View {
    Button("x") { print(m.song.id) }
  }
}

struct S11: View {
  @State private var fruit: Fruit?
  @State private var fruits: [Fruit] = []
  var body: some View {
    Button("x") { let i = fruits.firstIndex { $0.id == fruit.id }; print(i) }
  }
}

struct S12: View {
  @State private var fruits: [Fruit] = []
  var body: some View {
    Button("x") { let i = fruits.firstIndex(where: { $0.id == fruits.first.id }); print(i) }
  }
}

struct S13: View {
  @State private var fruit: Fruit?
  @State private var fruits: [Fruit] = []
  var body: some View {
    Button("x") { let a = fruits.filter { $0.id != fruit.id }; print(a) }
  }
}

struct S14: View {
  @State private var fruits: [Fruit] = []
  var body: some View {
    Text("\(fruits.first.id)")
  }
}

struct S15: View {
  @State private var fruit: Fruit?
  @State private var u = UUID()
  var body: some View {
    Text("a").foregroundStyle(fruit.id == u ? .red : .blue)
  }
}

struct S16: View {
  @State private var fruit: Fruit?
  var body: some View {
    Text("").onChange(of: fruit.id) { }
  }
}

struct S17: View {
  @State private var fruit: Fruit?
  var body: some View {
    Text("").onChange(of: fruit.id) { _, _ in }
  }
}

struct S18: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(tab.name) }
  }
}

struct S19: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { old, new in s = new.name }
  }
}

struct S20: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in new.foo() }
  }
}

struct S21: View {
  @State private var tab = Tab2.a
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: tab) { old, new in if new.foo { n = 1 } }
  }
}

struct S22: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(new.name, new.foo) }
  }
}

struct S23: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(s.name) }
  }
}

struct S24: View {
  @State private var fruits: [Fruit] = []
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(fruits.name) }
  }
}

struct S25: View {
  @State private var tab = Tab2.a
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: tab) { old, new in print(old.foo); n = "a" }
  }
}

struct S26: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in let x = new.foo; print(x) }
  }
}

struct S27: View {
  @State private var tab = Tab2.a
  @State private var n = 0
  var body: some View {
    Text("").onChange(of: tab) { old, new in n = new.rawValue }
  }
}

struct S28: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { old, new in Text(3) }
  }
}

struct S29: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { s = tab.name }
  }
}

struct S30: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { new in s = new.name }
  }
}

struct S31: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { new in s = new }
  }
}

struct S32: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { new in s.foo(new) }
  }
}

struct S33: View {
  @State private var tab = Tab2.a
  @State private var s = ""
  var body: some View {
    Text("").onChange(of: tab) { s.foo() }
  }
}

struct S34: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { print($0.foo) }
  }
}

struct S35: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { print($1.foo) }
  }
}

struct S36: View {
  @State private var tab = Tab2.a
  var body: some View {
    Text("").onChange(of: tab) { print($0, $1.foo) }
  }
}
