import SwiftUI

struct Person { var name = ""; var age = 0; var address = Address() }
struct Address { var city = "" }

struct ContentView: View {
  @State private var person = Person()
  @State private var people = [Person()]
  @State private var text: String?
  @State private var flags: [String: Bool] = [:]
  var body: some View {
    VStack {
      TextField("Name", text: $person.name)
      TextField("City", text: $person.address.city)
      TextField("First", text: $people[0].name)
      TextField("Age", value: $person.age, format: .number)
      TextField("Optional", text: Binding(get: { text ?? "" }, set: { text = $0.isEmpty ? nil : $0 }))
      Toggle("A", isOn: binding(for: "a"))
      if let unwrapped = Binding($text) { TextField("x", text: unwrapped) }
      Child(name: $person.name, person: $person)
      Child(name: .constant("x"), person: .constant(Person()))
    }
  }
  private func binding(for key: String) -> Binding<Bool> {
    Binding<Bool> { flags[key, default: false] } set: { flags[key] = $0 }
  }
}

struct Child: View {
  @Binding var name: String
  @Binding var person: Person
  init(name: Binding<String>, person: Binding<Person>) {
    self._name = name
    _person = person
  }
  var body: some View {
    TextField("x", text: $name)
    Button("Reset") { person = Person(); name = "" }
  }
}
