import SwiftUI

enum Mood: String, CaseIterable { case happy, sad }
struct Fruit: Identifiable { let id: Int; let name: String }

struct S1: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Fruit?
  var body: some View {
    List(fruits, selection: $selection) { fruit in Text(fruit.name) }
  }
}

struct S2: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Fruit?
  var body: some View {
    List(fruits, id: \.name, selection: $selection) { fruit in Text(fruit.name) }
  }
}

struct S3: View {
  @State private var selection: Fruit?
  var body: some View {
    List(selection: $selection) { Text("a") }
  }
}

struct S4: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Fruit?
  @State private var set: Set<Int> = []
  var body: some View {
    List(fruits, selection: $set) { fruit in Text(fruit.name) }
  }
}

struct S5: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Fruit?
  @State private var one: Int = 1
  var body: some View {
    List(fruits, selection: $one) { fruit in Text(fruit.name) }
  }
}

struct S6: View {
  let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
  @State private var selection: Fruit?
  @State private var set: Set<Int> = []
  var body: some View {
    List(fruits, selection: set) { fruit in Text(fruit.name) }
  }
}

struct S7: View {
  var body: some View {
    VStack { Text("") }.toolbar { 3 }
  }
}

struct S8: View {
  var body: some View {
    VStack { Text("") }.toolbar { "a" }
  }
}

struct S9: View {
  var body: some View {
    VStack { Text("") }.toolbar { ToolbarItem { 3 } }
  }
}

struct S10: View {
  var body: some View {
    VStack { Text("") }.toolbar { ToolbarItem(placement: .cancellationAction) { "Cancel" } }
  }
}
