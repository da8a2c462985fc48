import SwiftUI
struct A: View {
  var body: some View {
    Link("x", destination: "https://a.b")
    Link("x", destination: URL(string: "https://a.b"))
    AsyncImage(url: "x")
    AsyncImage(url: URL(string: "x")) { image in image.resizable() }
    AsyncImage(url: URL(string: "x")) { image in image.resizable() } placeholder: { ProgressView }
  }
}
