import SwiftUI

struct A: View {
  func save(_ count: Int) {}
  var body: some View { Button("Save", action: save) }
}
struct B: View {
  func save(_ count: Int) {}
  var body: some View { Text("Save").onTapGesture(perform: save) }
}
struct C: View {
  func load() async {}
  var body: some View { Text("Load").onAppear(perform: load) }
}
struct D: View {
  func load() throws {}
  var body: some View { Text("Load").onAppear(perform: load) }
}
