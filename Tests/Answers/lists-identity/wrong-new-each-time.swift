struct ContentView: View {
  @State private var cities = ["Kyoto", "Lisbon", "Quito"]

  var body: some View {
    List {
      Button("New city") { cities.insert("Accra", at: 0) }
      ForEach(cities, id: \.self) { name in
        CityRow(name: name).id(cities.count)
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
