import SwiftUI

struct Row: Identifiable {
  let id = makeID()
  let name: String
  var count: Int
  let isDone: Bool
}

struct Open: Identifiable {
  let id = UUID(
  let name: String
}

struct Counter: View {
  @State private var count = 0
  @State private var ratio = 0.5
  @State private var name = ""
  @State private var items: [String] = []
  @State private var text = "0"

  var body: some View {
    VStack {
      Button("a") { $count += 1 }
      LinearGradient(gradient: Gradientt(stops: []), startPoint: .top, endPoint: .bottom)
    }
  }

  func add() { $count += 1 }
  func remove() { $count -= count }
  func write() { $name += "x" }
  func scale() { $ratio *= 2 }
  func append() { $items += ["a"] }
  func countText() { text -= 1 }
  func multiplyText() { text *= count }
  func log() {
    print(
  }
  func fill() {
    items = ["a",
  }
}

struct Order: View {
  let row = Row(isDone: false, name: "a", count: 1)
  @State private var draft = ""
  var body: some View {
    Text("a").frame(height: 10, width: 10)
    TextField(axis: .vertical, "Message", text: $draft)
  }
}

struct Tools: View {
  var body: some View {
    HStack {
      Text("a")
      EditButton(
    }
  }
}
