struct City: Identifiable {
  let name: String
  var id: String { name }
}

struct ContentView: View {
  @State private var cities = [
    City(name: "Kyoto"), City(name: "Lisbon"), City(name: "Quito"),
  ]

  var body: some View {
    List {
      Button("New city") { cities.insert(City(name: "Accra"), at: 0) }
      ForEach(cities) { city in
        CityRow(name: city.name)
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
