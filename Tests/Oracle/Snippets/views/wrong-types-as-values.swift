import SwiftUI

struct NotMod {}

struct A: View {
  var body: some View {
    VStack {
    Text("a").modifier(NotMod())
    }
  }
}

struct A2: View {
  var body: some View {
    Text("a").modifier(NotMod)
  }
}

struct A3: View {
  var body: some View {
    Text("a").modifier(NotMod()).padding()
  }
}

struct C: View {
  var body: some View {
    VStack {
      ProgressView
    }
  }
}
