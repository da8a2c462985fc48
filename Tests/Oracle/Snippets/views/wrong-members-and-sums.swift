import SwiftUI

struct Track: Identifiable, Hashable { let id: Int; let name: String; let length: TimeInterval; var tags: [String] = [] }
class M: ObservableObject { @Published var rows: [Track] = []; @Published var one: Track? }
struct V2 { var x = 0.0; static func + (a: V2, b: V2) -> V2 { a }; static func += (a: inout V2, b: V2) {} }

struct S1: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List(tracks) { track in HStack { Text(track.name); Text(track.missing) } }
  }
}

struct S2: View {
  @State private var tracks: [Track] = []
  @State private var n = 0
  var body: some View {
    List(tracks) { track in Button("a") { n = track.missing } }
  }
}

struct S3: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List { ForEach(tracks) { track in Text(track.missing) } }
  }
}

struct S4: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { track in HStack { Text(track.name); Text(track.missing) } }
  }
}

struct S5: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { track in Text("a").badge(track.missing) }
  }
}

struct S6: View {
  @StateObject private var m = M()
  var body: some View {
    List(m.rows) { track in Text(track.missing) }
  }
}

struct S7: View {
  @StateObject private var m = M()
  var body: some View {
    List(m.rows) { track in Text("\(track.name)").badge(track.missing) }
  }
}

struct S8: View {
  @StateObject private var m = M()
  var body: some View {
    List(m.rows) { track in HStack { Text(track.name); Text(track.missing) } }
  }
}

struct S9: View {
  @State private var n = 0
  var body: some View {
    Text("a").navigationTitle(n.title)
  }
}

struct S10: View {
  @StateObject private var m = M()
  var body: some View {
    Text("a").navigationTitle(m.title)
  }
}

struct S11: View {
  @StateObject private var m = M()
  var body: some View {
    Text(m.title)
  }
}

struct S12: View {
  @StateObject private var m = M()
  var body: some View {
    Text(m.title).bold()
  }
}

struct S13: View {
  @StateObject private var m = M()
  var body: some View {
    Text("a").opacity(m.title)
  }
}

struct S14: View {
  @StateObject private var m = M()
  @State private var s = ""
  var body: some View {
    Button("a") { s = m.title }
  }
}

struct S15: View {
  @State private var n = 0
  @State private var s = ""
  var body: some View {
    Button("a") { s = n.title }
  }
}

struct S16: View {
  @StateObject private var m = M()
  var body: some View {
    Button(m.title) { }
  }
}

struct S17: View {
  @StateObject private var m = M()
  var body: some View {
    Toggle("a", isOn: m.flag)
  }
}

struct S18: View {
  let sizes: [CGSize] = []
  var body: some View {
    Text("a").frame(height: sizes.map(\.height).max())
  }
}

struct S19: View {
  @State private var v = V2()
  var body: some View {
    Button("a") { v = v + 3 }
  }
}

struct S20: View {
  @State private var n = 0
  @State private var date = Date()
  var body: some View {
    Button("a") { date += n }
  }
}
