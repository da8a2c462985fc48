import SwiftUI

struct CardStyle: ViewModifier { func body(content: Content) -> some View { content.padding() } }
struct Track: Identifiable, Hashable { let id: Int; let name: String; let length: TimeInterval; var tags: [String] = [] }
struct Pill: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }

struct S1: View {
  var body: some View {
    VStack { Button("a") {}.buttonStyle(Pill) }
  }
}

struct S2: View {
  @State private var current: Track?
  let rows: [Track] = []
  func format(_ t: TimeInterval) -> String { "" }
  var body: some View {
    List(rows, selection: $current) { track in HStack { Text(track.name); Text(format(track.length)).monospacedDigit } }
  }
}

struct S3: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in HStack { Text(track.name); Text("a").bold } }
  }
}

struct S4: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Text("a").bold }
  }
}

struct S5: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in VStack { Text("a").bold } }
  }
}

struct S6: View {
  let rows: [Track] = []
  var body: some View {
    ForEach(rows) { track in Text("a").bold }
  }
}

struct S7: View {
  let rows: [Track] = []
  var body: some View {
    ForEach(rows) { track in HStack { Text(track.name); Text("a").bold } }
  }
}

struct S8: View {
  var body: some View {
    VStack { Text("a").bold }
  }
}

struct S9: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Text("a").badge(track.rating) }
  }
}

struct S10: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Text("\(track.name)").badge(track.rating) }
  }
}

struct S11: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { Text("\($0.name)").badge($0.rating) }
  }
}

struct S12: View {
  let rows: [Track] = []
  var body: some View {
    ForEach(rows) { track in Text("\(track.name)").badge(track.rating) }
  }
}

struct S13: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in HStack { Text(track.name); Text(track.rating) } }
  }
}

struct S14: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Label(track.name, systemImage: track.tags.first) }
  }
}

struct S15: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Text(track.tags.first) }
  }
}

struct S16: View {
  let rows: [Track] = []
  var body: some View {
    List(rows) { track in Text(track.length) }
  }
}

struct S17: View {
  @State private var n = 0
  var body: some View {
    Text("a").animation(.spring(response: 0.4, damping: 0.5), value: n)
  }
}

struct S18: View {
  @State private var n = 0
  var body: some View {
    Text("a").animation(.easeIn(seconds: 3), value: n)
  }
}

struct S19: View {
  @State private var n = 0
  var body: some View {
    Text("a").animation(.linear(2), value: n)
  }
}

struct S20: View {
  @State private var n = 0
  var body: some View {
    Button("a") { withAnimation(.spring(damping: 3)) { n = 1 } }
  }
}

struct S21: View {
  @State private var angle = Angle.zero
  var body: some View {
    Button("a") { angle += 45 }
  }
}

struct S22: View {
  @State private var angle = Angle.zero
  var body: some View {
    Button("a") { angle += 45.0 }
  }
}

struct S23: View {
  @State private var angle = Angle.zero
  @State private var n = 0
  var body: some View {
    Button("a") { angle += n }
  }
}

struct S24: View {
  @State private var angle = Angle.zero
  var body: some View {
    Button("a") { angle = 45 }
  }
}

struct S25: View {
  @State private var angle = Angle.zero
  @State private var d = 0.0
  var body: some View {
    Button("a") { angle += d }
  }
}

struct S26: View {
  @State private var angle = Angle.zero
  @State private var d = 0.0
  var body: some View {
    Button("a") { d += angle }
  }
}

struct S27: View {
  @State private var n = 0
  @State private var d = 0.0
  var body: some View {
    Button("a") { d += n }
  }
}

struct S28: View {
  var body: some View {
    Text("a").rotationEffect(45)
  }
}

struct S29: View {
  @State private var angle = Angle.zero
  var body: some View {
    Text("a").rotationEffect(angle * 2)
  }
}

struct S30: View {
  var body: some View {
    Text("a").rotationEffect(.degrees("a"))
  }
}

struct S31: View {
  var body: some View {
    Text("a").transition(.slide(edge: .leading))
  }
}

struct S32: View {
  var body: some View {
    Text("a").transition(.move(.leading))
  }
}

struct S33: View {
  var body: some View {
    Text("a").font(.title(size: 3))
  }
}

struct S34: View {
  var body: some View {
    Text("a").foregroundStyle(.red(0.3))
  }
}

struct S35: View {
  var body: some View {
    Text("a").frame(alignment: .center(3))
  }
}
