import SwiftUI
enum Flavor: String, CaseIterable { case vanilla, mint }
struct A: View {
  @State private var flavor = Flavor.vanilla
  var body: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { f in Text(f.rawValue).tag(f) }
    }
    .pickerStyle(.segment)
  }
}
