import SwiftUI

struct Track: Identifiable, Hashable { let id: Int; let name: String; let length: TimeInterval; var tags: [String] = [] }

struct S1: View {
  @State private var tracks: [Track] = []
  @State private var n = 0
  var body: some View {
    List(tracks) { t in Button("a") { n = t.missing } }
  }
}

struct S2: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Button("a") { print(t.missing) } }
  }
}

struct S3: View {
  @State private var n = 0
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Button("a") { n = t.missing } }
  }
}

struct S4: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Text(t.missing.uppercased()) }
  }
}

struct S5: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Text(t.name.upper()) }
  }
}

struct S6: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in if t.done { Text("x") } }
  }
}

struct S7: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Text(t.done ? "a" : "b") }
  }
}

struct S8: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { t in Text("a").opacity(t.done ? 1 : 2) }
  }
}

struct S9: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List(tracks) { t in if t.done { Text("x") } }
  }
}

struct S10: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List(tracks) { t in Text(t.done ? "a" : "b") }
  }
}

struct S11: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { t in Text(t.done ? "a" : "b") }
  }
}

struct S12: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { t in Text(t.done) }
  }
}

struct S13: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { t in HStack { Text(t.done); Text(t.name) } }
  }
}

struct S14: View {
  let rows: [Track] = []
  var body: some View {
    ForEach(rows) { t in HStack { Text(t.done); Text(t.name) } }
  }
}

struct S15: View {
  let rows: [Track] = []
  var body: some View {
    ForEach(rows, id: \.name) { t in Text(t.foo) }
  }
}

struct S16: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks, id: \.name) { t in Text(t.foo) }
  }
}

struct S17: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks, id: \.nme) { t in Text(t.name) }
  }
}

struct S18: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks, id: \.self) { t in Text(t.foo) }
  }
}
