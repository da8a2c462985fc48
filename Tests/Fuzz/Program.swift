// Any bytes are a program: checking, launching, drawing and working it ends within its budgets,
// without a trap. Views are looked at, and the first controls tapped.
import Commands
import Diagnostics
import ViewCatalog

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProgram(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var options = Session.Options()
  options.limits.steps = 200_000
  options.limits.depth = 1_000
  options.limits.memory = 64 << 20
  options.limits.output = 1 << 16
  let session = Session(library: wholeLibrary, options: options)
  let reply = session.launch([SourceFile(name: "fuzz.swift", text: text)])
  guard reply.error == nil, session.showsViews else { return 0 }
  for line in ["screen", "controls", "explain --all", "tap #2", "wait idle", "undo", "rotate"] {
    _ = session.json(session.respond(to: line))
  }
  return 0
}
