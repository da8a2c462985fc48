import SwiftUI

struct Names1: View {
  let names = ["a", "b"]
  var body: some View {
    List(names) { name in Text(name) }
  }
}

struct Names22: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(names, id: self) { name in Text(name) }
  }
}

struct Names43: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(0..names.count) { i in Text(names[i]) }
  }
}

struct Names54: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(names.count) { i in Text(names[i]) }
  }
}

struct Names65: View {
  let names = ["a", "b"]
  var body: some View {
    ForEach(names.enumerated(), id: \.offset) { i, name in Text("\(i) \(name)") }
  }
}

struct Generic6<Item>: View {
  let items: [Item]
  var body: some View {
    List(items, id: \.self) { Text("\($0)") }
  }
}

struct A17: View {
  @State private var names: [String] = []
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      .onDelete { index in names.remove(at: index) }
    }
  }
}

struct A38: View {
  let dates: [Date]
  var body: some View {
    ForEach(dates, id: \.self) { date in
      Text(date)
    }
  }
}

struct A79: View {
  var body: some View {
    NavigationStack {
      List(1..<5) { i in
        NavigationLink("Row \(i)", value: i)
      }
      .navigationDestination(for: Int.self) { Text($0) }
    }
  }
}

struct A1210: View {
  var items: [Item1210]
  var body: some View {
    ForEach(items) { item in
      HStack {
        Text(item.name)
        Text(item.price, format: .currency(code: "EUR"))
        Text(item.inStock)
      }
    }
  }
}
struct Item1210: Identifiable { let id = UUID(); var name: String; var price: Double; var inStock: Bool }
