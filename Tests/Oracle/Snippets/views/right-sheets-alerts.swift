import SwiftUI

struct Note: Identifiable { let id: Int; var text = "" }

struct ContentView: View {
  @State private var shows = false
  @State private var note: Note?
  @State private var error: MyError?
  @State private var name = ""
  enum MyError: LocalizedError { case bad; var errorDescription: String? { "bad" } }
  var body: some View {
    VStack {
      Button("Show") { shows.toggle() }
    }
    .sheet(isPresented: $shows) { Text("Sheet").presentationDetents([.medium, .large]) }
    .sheet(item: $note) { note in Text(note.text) }
    .fullScreenCover(isPresented: $shows, onDismiss: { print("gone") }) { Text("Full") }
    .popover(isPresented: $shows) { Text("Pop") }
    .alert("Title", isPresented: $shows) {
      TextField("Name", text: $name)
      Button("OK", role: .cancel) {}
      Button("Delete", role: .destructive) { note = nil }
    } message: {
      Text("Message")
    }
    .alert("Only title", isPresented: $shows) { Button("OK") {} }
    .alert(isPresented: $shows, error: error) { Button("OK") {} }
    .confirmationDialog("Choose", isPresented: $shows, titleVisibility: .visible) {
      Button("A") {}
      Button("B") {}
    }
  }
}
