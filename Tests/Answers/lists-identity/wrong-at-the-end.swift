struct ContentView: View {
  @State private var cities = ["Kyoto", "Lisbon", "Quito"]

  var body: some View {
    List {
      Button("New city") { cities.insert("Accra", at: 3) }
      ForEach(cities.indices, id: \.self) { index in
        CityRow(name: cities[index])
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
