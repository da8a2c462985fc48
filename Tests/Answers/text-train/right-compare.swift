struct ContentView: View {
  @Environment(\.dynamicTypeSize) var typeSize

  var body: some View {
    Group {
      if typeSize >= .accessibility1 {
        HStack {
          VStack(alignment: .leading) {
            Text("Next train")
            Text("in 12 minutes")
          }
          Spacer()
        }
      } else {
        HStack {
          Text("Next train")
          Spacer()
          Text("in 12 minutes")
        }
      }
    }
    .padding()
  }
}
