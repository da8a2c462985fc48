import SwiftUI

struct Song: Identifiable { var id = 1; var title = ""; var artist = ""; let year = 3 }
func f(_ s: String) {}

struct S1: View {
  let rows: [Song] = []
  var body: some View {
    Label(rows.first?.title, systemImage: "a")
  }
}

struct S2: View {
  let rows: [Song] = []
  var body: some View {
    Button(rows.first?.title) { }
  }
}

struct S3: View {
  let rows: [Song] = []
  var body: some View {
    Image(rows.first?.title)
  }
}

struct S4: View {
  let rows: [Song] = []
  var body: some View {
    Text("a").navigationTitle(rows.first?.title)
  }
}

struct S5: View {
  let rows: [Song] = []
  var body: some View {
    Text("a").onAppear { f(rows.first?.title) }
  }
}

struct S6: View {
  let rows: [Song] = []
  var body: some View {
    Text("a").onAppear { print(rows.first.title) }
  }
}

struct S7: View {
  let rows: [Song] = []
  var body: some View {
    Text("a").opacity(rows.first?.year)
  }
}

struct S8: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.first?.year)
  }
}

struct S9: View {
  let rows: [Song] = []
  var body: some View {
    Text(rows.first.map(\.title))
  }
}

struct S10: View {
  let rows: [Song] = []
  var body: some View {
    Text("a").onAppear { let x: String = rows.first?.title }
  }
}

struct S11: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs.first?.title) { c in Text("a") }
  }
}

struct S12: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in Text(n.title).font(.foo) }
  }
}

struct S13: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { n in VStack { Text("a"); Text(n.title).font(.foo) } }
  }
}

struct S14: View {
  let rows: [Song] = []
  var body: some View {
    EditButton(rows)
  }
}

struct S15: View {
  let rows: [Song] = []
  var body: some View {
    VStack { Image(systemName: rows.first?.title) }
  }
}
