import SwiftUI

struct Menu1: View {
  @State private var sort = Sort.name
  enum Sort: String, CaseIterable, Identifiable { case name, date; var id: Self { self } }
  var body: some View {
    Menu {
      Picker("Sort", selection: $sort) { ForEach(Sort.allCases) { Text($0.rawValue) } }
      Button(role: .destructive) { print("x") } label: { Text("Delete") }
      Section("More") { Button("A", action: {}) }
    } label: { Label("Sort", systemImage: "arrow") }
    .confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) { Button("Yes") {} }
  }
}
