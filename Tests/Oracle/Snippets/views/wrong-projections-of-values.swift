import SwiftUI

struct Line: Identifiable { var id: Int; var name: String; var n = 1 }

class Cart { var lines: [Line] = [] }

let cart = Cart()

struct A: View {
  var body: some View {
    ForEach(cart.lines) { $line in
      TextField("a", text: $line.name)
    }
  }
}

struct B: View {
  var body: some View {
    ForEach(cart.lines) { $line in
      TextField("a", text: $line.name)
      Text(line.foo)
    }
  }
}

struct C: View {
  var body: some View {
    ForEach(cart.lines) { $line in
      Text(line.name)
    }
  }
}

struct C2: View {
  var body: some View {
    List(cart.lines) { $line in
      Text(line.name)
    }
  }
}

struct C3: View {
  var lines: [Line]
  var body: some View {
    List {
      ForEach(lines) { $line in
        Toggle(line.name, isOn: $line.flag)
      }
    }
  }
}
