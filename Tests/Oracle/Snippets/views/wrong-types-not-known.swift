import SwiftUI

// What follows from a type, a key or a name that is not known.
struct Person { var name: String }

struct Names: View {
  let person: Person
  let names = [1]
  var body: some View { Text(person.name.first) }
  var last: some View { Text(names.last) }
  var label: some View { Label(person.name.first, systemImage: "star") }
  var titled: some View { Text("a").navigationTitle(person.name.first) }
}

struct Themes: View {
  @Environment(\.colorSchema) var scheme
  @State var person = Person(name: "")
  let theme: Theme
  var body: some View { Text("a").background(scheme == .dark ? .black : .white) }
  var text: some View { Text(theme == .dark ? "a" : "b") }
  var kind: some View { Text(person.kind == .friend ? "a" : "b") }
  var size: some View { VStack { if theme > .dark { Text("b") } } }
  func f(local: Theme) {
    if theme != .light { print("a") }
    if local == .light { print("a") }
    if unknown == .light { print("a") }
    if .light == person.kind { print("a") }
  }
}

struct Misspelt: View {
  var body: some View {
    VStack {
      Vstack(alignment: .leading) { Text("a") }
      Hstack(alignment: .top) { Text("b") }
    }
  }
}

struct Failure: View {
  var body: some View { Text(error.localizedDescription) }
  func f() {
    do { print("a") }
    print(error)
    if error != nil { print(line) }
  }
}

struct Several: View {
  @State private var red = 0.5, green = 0.5
  @State private var blue = 0.5
  let a = 1, b = 2
  @Binding var x, y: Bool
  var body: some View { VStack { Slider(value: $red); Text("\(green)") } }
}

struct Members: View {
  let person: Person
  @State var state = Person(name: "")
  var body: some View { Text("\(person.nme) \(person.age)") }
  var ofState: some View { Text("\(state.nme) \(state.age)") }
  var text: String { "\(unknown) \(person.age)" }
  func f() { print("\(person.nme)", "\(person.age)") }
  func g() async throws {
    try await Task.seep(for: .seconds(1))
    print(Array.make(), Set.of(1))
  }
}
