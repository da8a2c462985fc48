struct ContentView: View {
  @State private var cities = ["Kyoto", "Lisbon", "Quito"]

  var body: some View {
    List {
      Button("New city") { cities.insert("Accra", at: 0) }
      ForEach(Array(cities.enumerated()), id: \.offset) { _, name in
        CityRow(name: name)
      }
    }
  }
}

struct CityRow: View {
  let name: String
  @State private var isLiked = false

  var body: some View {
    Toggle(name, isOn: $isLiked)
  }
}
