import SwiftUI

struct S1: View {
  var body: some View {
    Text("a").frame("x")
  }
}

struct S2: View {
  var body: some View {
    Text("a").frame(3)
  }
}

struct S3: View {
  var body: some View {
    Text("a").frame("x", "y")
  }
}

struct S4: View {
  var body: some View {
    Text("a").frame("x", "y", "z")
  }
}

struct S5: View {
  var body: some View {
    Text("a").frame(.infinity)
  }
}

struct S6: View {
  var body: some View {
    Text("a").frame(100, .leading)
  }
}

struct S7: View {
  var body: some View {
    Text("a").frame(100, alignment: .leading)
  }
}

struct S8: View {
  var body: some View {
    Text("a").padding("x")
  }
}

struct S9: View {
  @State private var isShown = false
  var body: some View {
    Text("a").frame(isShown ? 3 : 4)
  }
}
