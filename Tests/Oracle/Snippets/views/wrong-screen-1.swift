import SwiftUI

struct Note: Identifiable { let id = UUID(); var title: String; var body: String }
struct NotesView: View {
  @State private var notes: [Note] = []
  @State private var draft = ""
  var body: some View {
    NavigationStack {
      List {
        ForEach(notes) { note in
          VStack(alignment: .leading) {
            Text(note.title).font(.headline)
            Text(note.text).font(.caption)
          }
        }
        .onDelete { notes.remove(atOffsets: $0) }
      }
      .navigationTitle("Notes")
      .toolbar { Button("Add") { notes.append(Note(title: draft)) } }
    }
  }
}
