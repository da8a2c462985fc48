import SwiftUI

struct Person { let name: String }

struct ContentView: View {
  @State private var person: Person?
  var body: some View {
    Text(person.name)
  }
}
