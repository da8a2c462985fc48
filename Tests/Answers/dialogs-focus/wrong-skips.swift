struct ContentView: View {
  enum Field: String { case street, town, country }

  @State private var street = ""
  @State private var town = ""
  @State private var country = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .focused($focus, equals: .street)
        .onSubmit { focus = .country }
      TextField("Town", text: $town)
        .focused($focus, equals: .town)
        .onSubmit { focus = .country }
      TextField("Country", text: $country)
        .focused($focus, equals: .country)
      Button("Edit") { focus = .street }
      Text("Now in: \(focus?.rawValue ?? "nothing")")
    }
  }
}
