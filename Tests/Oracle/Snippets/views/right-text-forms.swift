import SwiftUI

struct ContentView: View {
  let name = "Ann"
  let count = 3
  let price = 9.99
  let flag: Bool? = nil
  let date = Date.now
  var body: some View {
    Text("Hello, \(name)! You have \(count) items for \(price, specifier: "%.2f") at \(date, style: .date)")
    Text(verbatim: "x \(count)")
    Text("a") + Text("b").bold() + Text(" \(Image(systemName: "star"))")
    Text(name)
    Text(name.uppercased() + "!")
    Text(String(count))
    Text("\(count)")
    Text(count, format: .number)
    Text(price, format: .percent)
    Text(count.formatted())
    Text(date, format: .dateTime.day().month())
    Text(.init(name))
    Text(.init("*literal*"))
    Label(.init(name), systemImage: "star")
    Text("**bold** and *italic*")
    Text(name.isEmpty ? "empty" : name)
    Text(flag.map { $0 ? "yes" : "no" } ?? "unknown")
    Text("Multi\nline").lineSpacing(4).kerning(1).tracking(2).underline().strikethrough(true, color: .red)
    Text("\(flag == true ? "on" : "off")")
    Text("x").fontWeight(.heavy).fontDesign(.monospaced).textCase(.uppercase).minimumScaleFactor(0.5).truncationMode(.tail)
    Label("x", systemImage: "star")
    Label { Text("a") } icon: { Circle().frame(width: 5) }
    Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
    Image("photo").resizable().aspectRatio(contentMode: .fill).clipped()
  }
}
