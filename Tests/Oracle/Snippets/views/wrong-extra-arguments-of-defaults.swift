import SwiftUI

struct Note: Identifiable { let id = UUID(); var text = "" }

struct B: View {
  @State private var notes: [Note] = [Note(text: "d"), Note(title: "x")]
  var body: some View {
    Button("x") { notes.append(Note(title: "y")) }
  }
}
