struct ContentView: View {
  var body: some View {
    Text("Bring the blue folder, two pens, and the key to the archive on the third floor.")
      .fixedSize(horizontal: false, vertical: true)
      .padding(10)
      .frame(width: 200, height: 80)
      .background(Color.yellow.accessibilityIdentifier("card"))
  }
}
