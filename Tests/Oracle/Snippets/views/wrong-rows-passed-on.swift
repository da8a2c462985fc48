import SwiftUI

struct Song: Identifiable { var id = 1; var title = ""; var artist = ""; let year = 3 }
struct Edit: View { @Binding var song: Song; var body: some View { Text("") } }
struct Edit2: View { @Binding var title: String; var body: some View { Text("") } }

struct S1: View {
  @State private var selected = Set<Int>()
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered, selection: $selected) { song in Text(song.titel) }
  }
}

struct S2: View {
  @State private var selected = Set<Int>()
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered, selection: $selected) { song in VStack(alignment: .left) { Text(song.title) } }
  }
}

struct S3: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in VStack(alignment: .left) { Text(song.title) } }
  }
}

struct S4: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Text(song.title).font(.foo) }
  }
}

struct S5: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in VStack { Text(song.title).opacity("a") } }
  }
}

struct S6: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Image(systemName: song.title).font(.foo) }
  }
}

struct S7: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Image(song.title).resizeable() }
  }
}

struct S8: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Label(song.title, systemImage: "a").foo() }
  }
}

struct S9: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Label(song.title, systemImage: 3) }
  }
}

struct S10: View {
  @State private var maximum = 3
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in Button(song.title) { maximum = "a" } }
  }
}

struct S11: View {
  @State private var maximum = 3
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in HStack { Text(song.title); Button("a") { maximum = "a" } } }
  }
}

struct S12: View {
  var filtered: [Song] { songs }
  var body: some View {
    List(filtered) { song in HStack(spacing: "a") { Text(song.title) } }
  }
}

struct S13: View {
  var filtered: [Song] { songs }
  var body: some View {
    ForEach(filtered) { song in VStack(alignment: .left) { Text(song.title) } }
  }
}

struct S14: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { song in Edit(song: song) }
  }
}

struct S15: View {
  let rows: [Song] = []
  var body: some View {
    ForEach(rows) { song in Edit(song: song) }
  }
}

struct S16: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { song in Edit2(title: song.title) }
  }
}

struct S17: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { song in NavigationLink("a") { Edit(song: song) } }
  }
}

struct S18: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { song in Edit(song: $song) }
  }
}

struct S19: View {
  @State private var maximum = 3
  var body: some View {
    ForEach(1...maximum, id: \.self) { n in Text(n) }
  }
}

struct S20: View {
  @State private var maximum = 3
  var body: some View {
    ForEach(0...maximum) { n in Edit2(title: n) }
  }
}

struct S21: View {
  @State private var songs: [Song] = []
  var body: some View {
    Text(songs.isEmpty)
  }
}
