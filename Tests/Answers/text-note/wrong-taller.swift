struct ContentView: View {
  var body: some View {
    Text("Bring the blue folder, two pens, and the key to the archive on the third floor.")
      .padding(10)
      .frame(width: 200, height: 160)
      .background(Color.yellow.accessibilityIdentifier("card"))
  }
}
