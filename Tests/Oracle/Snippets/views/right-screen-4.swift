import SwiftUI

struct R1: View {
  @State private var text = ""
  @FocusState private var field: Field?
  enum Field: Hashable { case name, mail }
  var body: some View {
    Form {
      Section { TextField("Name", text: $text).focused($field, equals: .name).submitLabel(.next).onSubmit { field = .mail } } header: { Text("H") } footer: { Text("F").font(.caption) }
      Section("B") { LabeledContent("x", value: "y"); LabeledContent { Text("a") } label: { Text("b") } }
      Button("Save", systemImage: "plus", role: .none) {}.buttonStyle(.borderedProminent).tint(.pink).disabled(text.isEmpty)
    }
  }
}
