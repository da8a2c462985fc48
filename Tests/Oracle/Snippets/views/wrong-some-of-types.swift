import SwiftUI

struct Line: Shape {
  func path(in rect: CGRect) -> some Path { Path() }
}

struct Title: View {
  var body: some Text { Text("a") }
}

struct Name: View {
  func name() -> some String { "a" }
  var body: some View { Text("a") }
}
