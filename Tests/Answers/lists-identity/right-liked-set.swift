struct ContentView: View {
  @State private var cities = ["Kyoto", "Lisbon", "Quito"]
  @State private var liked: Set<String> = []

  var body: some View {
    List {
      Button("New city") { cities.insert("Accra", at: 0) }
      ForEach(cities.indices, id: \.self) { index in
        CityRow(name: cities[index], liked: $liked)
      }
    }
  }
}

struct CityRow: View {
  let name: String
  @Binding var liked: Set<String>

  var body: some View {
    Toggle(
      name,
      isOn: Binding(
        get: { liked.contains(name) },
        set: { isOn in
          if isOn { liked.insert(name) } else { liked.remove(name) }
        }))
  }
}
