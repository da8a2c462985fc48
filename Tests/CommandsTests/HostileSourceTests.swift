import Commands
import Diagnostics
import Testing
import ViewCatalog

/// Sources that once ended the process: each gets an error, and the process goes on.
@Suite struct HostileSourceTests {
  @Test(arguments: [
    "struct Node { var next = Node(); var name = \"n\" }\nlet node = Node()",
    "struct A { var b = B() }\nstruct B { var a = A() }\nlet a = A()",
    "struct Metres { var value = 1.0 }\nfunc + (a: Metres) -> Metres { a }\n"
      + "let sum = Metres() + Metres()",
    "struct S {}\nfunc == () -> Bool { true }\nprint(S() == S())",
    "let k: Float = 1e50Character\nlet l = 1e5x",
    "typealias Own = Own\nlet x: Own = 3",
    "typealias A = [B]\ntypealias B = A?\nextension A {}",
  ])
  func isRefused(_ source: String) {
    let session = Session(library: wholeLibrary)
    let found = session.diagnostics(of: [SourceFile(name: "a.swift", text: source)])
    #expect(found.contains { $0.severity == .error })
  }
}
