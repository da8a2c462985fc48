// Any bytes are lines typed at the prompt of a running app: each gets an answer, without a trap, and
// taking all of them back leaves the app as it was launched.
import Commands
import Diagnostics
import ViewCatalog

private let app = """
  struct ContentView: View {
    @State private var path: [Int] = []
    @State private var name = ""
    @State private var isAsking = false
    var body: some View {
      NavigationStack(path: $path) {
        List {
          TextField("Name", text: $name)
          Button("Ask") { isAsking = true }
          ForEach(0..<3) { NavigationLink("Row \\($0)", value: $0) }
        }
        .navigationDestination(for: Int.self) { Text("Number \\($0)") }
        .sheet(isPresented: $isAsking) { Text("A question") }
      }
    }
  }
  """

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPrompt(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var options = Session.Options()
  options.limits.steps = 200_000
  options.limits.depth = 1_000
  options.limits.memory = 64 << 20
  options.limits.output = 1 << 16
  let session = Session(library: wholeLibrary, options: options)
  _ = session.launch([SourceFile(name: "app.swift", text: app)])
  for line in text.split(separator: "\n").prefix(8) {
    let reply = session.respond(to: String(line))
    _ = session.json(reply)
    if reply.endsSession { break }
  }
  _ = session.respond(to: "undo 100")
  _ = session.json(session.respond(to: "screen"))
  return 0
}
