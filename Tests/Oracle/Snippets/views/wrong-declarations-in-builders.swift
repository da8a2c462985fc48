import SwiftUI

struct FunctionInBody: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("a").missing()
      func add() { unknown() }
    }
    .padding()
    Text(other)
  }
}

struct TypeInBody: View {
  var body: some View {
    struct Row { var a = 1 }
    VStack { Text("a").missing() }
    Text(1)
  }
}

struct BranchWithType: View {
  @State private var count = 0
  var body: some View {
    if count > 0 {
      Text("a").missing()
    } else {
      enum Kind { case a }
    }
  }
}

struct LoopBehindMistake: View {
  var body: some View {
    VStack {
      Text("a").missing()
      for i in 0..<3 { Text("\(i)") }
    }
  }
}

struct ReturnOfNothing: View {
  @State private var count = 0
  var body: some View {
    guard count > 0 else { return }
    Text("b")
  }
}

struct Unclosed: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("a")
    .padding()
  }

  func add() {
    count += 1
  }
}

#Preview {
  Unclosed()
}
