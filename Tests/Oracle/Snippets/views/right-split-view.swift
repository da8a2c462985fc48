import SwiftUI

struct Folder: Identifiable, Hashable { let id: Int; var name: String; var notes: [String] = [] }

struct ContentView: View {
  @State private var folders = [Folder(id: 1, name: "A")]
  @State private var selected: Folder?
  @State private var note: String?
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(folders, selection: $selected) { folder in
        NavigationLink(folder.name, value: folder)
      }
      .navigationTitle("Folders")
    } content: {
      if let selected {
        List(selected.notes, id: \.self, selection: $note) { Text($0) }
      } else {
        Text("Choose")
      }
    } detail: {
      Text(note ?? "Nothing")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
