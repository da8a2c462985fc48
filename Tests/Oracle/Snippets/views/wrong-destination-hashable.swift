import SwiftUI
struct Movie: Identifiable { let id = UUID(); var title: String }
struct A: View {
  let movies = [Movie(title: "A")]
  var body: some View {
    NavigationStack {
      List(movies) { movie in
        NavigationLink(movie.title, value: movie)
      }
      .navigationDestination(for: Movie.self) { m in Text(m.title) }
    }
  }
}
