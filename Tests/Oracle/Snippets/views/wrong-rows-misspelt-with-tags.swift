import SwiftUI

struct Shop1: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { s in
          Text(s.rawValue.capitalised).tag(s)
        }
      }
    }
  }
}

struct Shop2: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { s in
          Text(s.rawValue.capitalised)
        }
      }
  }
}

struct Shop3: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { s in
          Text(s.rawVal).tag(s)
        }
      }
  }
}

struct Shop4: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { s in
          Text(s.name).tag(s)
        }
      }
  }
}

struct Shop5: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { s in
          Text(s.name).tag(s as Size?)
        }
      }
  }
}

struct Shop6: View {
  enum Size: String, CaseIterable, Identifiable { case small, medium, large; var id: Self { self } }
  @State private var size = Size.small
  @State private var quantity = 1
  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { s in
          Text(s.rawValue.capitalised).tag(s)
        }
      }
      .pickerStyle(.segmented)
      Stepper("\(quantity)", value: $quantity, in: 1..10)
    }
  }
}
