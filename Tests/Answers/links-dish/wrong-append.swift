struct ContentView: View {
  let dishes = [1: "Soup", 2: "Rice", 3: "Plums"]
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(dishes.keys.sorted(), id: \.self) { number in
        NavigationLink(dishes[number] ?? "", value: number)
      }
      .navigationTitle("Menu")
      .navigationDestination(for: Int.self) { number in
        Text("Dish \(number)")
          .navigationTitle(dishes[number] ?? "")
      }
    }
    .onOpenURL { url in
      guard url.host() == "dish", let number = Int(url.lastPathComponent), dishes[number] != nil
      else { return }
      path.append(number)
    }
  }
}
