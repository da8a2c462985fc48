import SwiftUI

struct Song: Identifiable { var id = 1; var title = ""; var artist = ""; let year = 3 }
struct Edit2: View { @Binding var title: String; var body: some View { Text("") } }
func img(for n: Int) -> Image { Image("a") }

struct S1: View {
  var maximum = 5
  var body: some View {
    ForEach(1...maximum) { n in img(n) }
  }
}

struct S2: View {
  var maximum = 5
  var body: some View {
    ForEach(1...maximum) { n in Text("a").foo() }
  }
}

struct S3: View {
  var maximum = 5
  var body: some View {
    ForEach(1...maximum) { n in Text("a").font(.foo) }
  }
}

struct S4: View {
  var body: some View {
    ForEach(1...5) { n in img(n) }
  }
}

struct S5: View {
  var body: some View {
    ForEach(1...5) { img($0) }
  }
}

struct S6: View {
  @State private var on = false
  var body: some View {
    ForEach(1...5) { n in Button("a") { on = n } }
  }
}

struct S7: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in Text(n.title); Text("a").font(.foo) }
  }
}

struct S8: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in VStack { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S9: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { n in VStack { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S10: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { n in VStack { Text(n.title); VStack(alignment: .foo) { Text("a") } } }
  }
}

struct S11: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in VStack { Text(n.title); HStack { Text("a").font(.foo) } } }
  }
}

struct S12: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in VStack { Text("\(n.title)"); HStack { Text("a").font(.foo) } } }
  }
}

struct S13: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in VStack { Text("\(n.title)"); HStack { Text(n.title).font(.foo) } } }
  }
}

struct S14: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in HStack { Image(systemName: "a"); Text(n.title).font(.foo) } }
  }
}

struct S15: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in HStack { Image(systemName: "a"); Text(n.title).font(.body); Text(n.title).font(.foo) } }
  }
}

struct S16: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs) { n in HStack { Text(n.title).font(.foo); Text(n.title).font(.body) } }
  }
}

struct S17: View {
  @State private var songs: [Song] = []
  @State private var on = false
  var body: some View {
    List(songs) { n in VStack { Text(n.title).font(.body); if on { Text("a").font(.foo) } } }
  }
}

struct S18: View {
  @State private var songs: [Song] = []
  var body: some View {
    List(songs, id: \.id) { n in VStack { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S19: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs.sorted { $0.id < $1.id }) { n in VStack { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S20: View {
  @State private var on = false
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in Button { on = true } label: { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S21: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in NavigationLink(destination: Text("")) { Text(n.title); Text("a").font(.foo) } }
  }
}

struct S22: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in NavigationLink(destination: Text(n.title)) { Text("a").font(.foo) } }
  }
}

struct S23: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in VStack { Text(n.title).onTapGesture { }; Text("a") }.font(.foo) }
  }
}

struct S24: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in VStack { Text(n.title) }.font(.foo) }
  }
}

struct S25: View {
  @State private var on = false
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in VStack { Text(n.title) }.font(.foo).onTapGesture { on = true } }
  }
}

struct S26: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in Label(n.title, systemImage: "a").font(.foo) }
  }
}

struct S27: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.last?.title)
  }
}

struct S28: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.randomElement()?.title)
  }
}

struct S29: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.first!.foo)
  }
}

struct S30: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.first { $0.id == 1 }?.title)
  }
}

struct S31: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.min { $0.id < $1.id }?.title)
  }
}
