import SwiftUI

struct Thing: Identifiable { let id = 1; var name = "x"; var n: Int? ; var d = 2.0 }

struct S1: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.id) }
  }
}

struct S2: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.n) }
  }
}

struct S3: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.d) }
  }
}

struct S4: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { Text($0.d) }
  }
}

struct S5: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in HStack { Text(t.name); Text(t.d) } }
  }
}

struct S6: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in HStack { Text(t.name); Text(3) } }
  }
}

struct S7: View {
  let rows: [Thing] = []
  var body: some View {
    ForEach(rows) { t in Text(t.id) }
  }
}

struct S8: View {
  let rows: [Thing] = []
  var body: some View {
    ForEach(rows) { t in Text(t.d) }
  }
}

struct S9: View {
  let rows: [Thing] = []
  var body: some View {
    ForEach(rows) { t in HStack { Text(t.d); Text("a") } }
  }
}

struct S10: View {
  @State private var things: [Thing] = []
  var body: some View {
    List(things) { t in Text(t.id) }
  }
}

struct S11: View {
  @State private var things: [Thing] = []
  var body: some View {
    List(things) { t in HStack { Text(t.d) } }
  }
}

struct S12: View {
  let rows: [Thing] = []
  var body: some View {
    List(rows) { t in Text(t.id) }
  }
}

struct S13: View {
  let rows: [Thing] = []
  var body: some View {
    List(rows) { t in HStack { Text(t.d) } }
  }
}

struct S14: View {
  @State private var ints: [Int] = []
  var body: some View {
    ForEach(ints, id: \.self) { t in Text(t) }
  }
}

struct S15: View {
  @State private var ints: [Int] = []
  var body: some View {
    ForEach(ints, id: \.self) { t in Text(3) }
  }
}

struct S16: View {
  @State private var ints: [Int] = []
  var body: some View {
    List(ints, id: \.self) { t in HStack { Text(t) } }
  }
}

struct S17: View {
  @State private var isShown = false
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Button("a") { isShown = t } }
  }
}

struct S18: View {
  @State private var isShown = false
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Button("a") { isShown = t.id } }
  }
}

struct S19: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.name).font(t.id) }
  }
}

struct S20: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.name).padding(t.id) }
  }
}

struct S21: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.name).padding(t.name) }
  }
}

struct S22: View {
  let rows: [Thing] = []
  var body: some View {
    ForEach(rows) { t in Text(t.name).padding(t.name) }
  }
}

struct S23: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(t.name).opacity(t.name) }
  }
}

struct S24: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Image(t.id) }
  }
}

struct S25: View {
  @State private var isShown = false
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(isShown) }
  }
}

struct S26: View {
  @State private var things: [Thing] = []
  var body: some View {
    ForEach(things) { t in Text(things) }
  }
}
