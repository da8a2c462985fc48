struct Song: Identifiable {
  let id: Int
  let name: String
  var isLiked = false
}

struct ContentView: View {
  @State private var songs = [
    Song(id: 1, name: "Naima"), Song(id: 2, name: "So What"), Song(id: 3, name: "Solea"),
  ]

  var body: some View {
    List {
      ForEach($songs) { $song in
        Text(song.isLiked ? "♥ \(song.name)" : song.name)
          .swipeActions(edge: .leading) {
            Button("Like") { song.isLiked.toggle() }
          }
      }
    }
  }
}
