import Diagnostics
import Testing
import Transcripts
import ViewCatalog

@testable import Commands

/// What the blocks of a transcript ask of the prompt.
@Suite struct PromptSessionTests {
  private func verdict(_ text: String) -> Verdict {
    var session = PromptSession(library: wholeLibrary)
    return Replay().run(Transcript(name: "t.md", text: text), with: &session)
  }

  @Test(arguments: [
    "```navlab\nnav> print(readLine() ?? \"none\")\n<< hello\nhello\n```",
    "```navlab\nnav> print(\"a\\tb\")\na\tb\n```",
    "```navlab timeout=200ms\nnav> while true {}\n? timeout\n...\nnav> 1\n1\n```",
    "```swift file=A.swift\nstruct A: View { var body: some View { Button(\"B\") { print(readLine()!) } } }\n"
      + "```\n```navlab landscape\nnav> tap \"B\"\n<< c\nc\nnav> device\n...\n```",
  ])
  func passes(text: String) {
    let verdict = verdict(text)
    #expect(verdict.passed, "\(verdict)")
  }

  @Test(arguments: [
    (
      "```navlab\nnav> 1\n<< more\n1\n```", "the command read no line 'more'"
    ),
    ("```navlab device=\"Nokia\"\nnav> 1\n1\n```", "there is no device 'Nokia'"),
    ("```navlab ios=99\nnav> 1\n1\n```", "there is no release '99'"),
    (
      "```navlab\nnav> 1\n1\n```\n```navlab seed=3\nnav> 1\n1\n```",
      "'seed=' and 'ios=' hold from the app's launch on"
    ),
    (
      "```navlab\nnav> for i in 1...9 { print(i); if i == 9 { [1][5] } }\n```",
      "expected ok, got error(runtimeError): <prompt>:1:43: error: Fatal error: Index out of range"
    ),
  ])
  func says(text: String, what: String) {
    let verdict = verdict(text)
    #expect(!verdict.passed)
    let said = verdict.blocks.flatMap { block in
      [block.message].compactMap(\.self) + block.entries.flatMap(\.messages)
    }
    #expect(said.contains { $0.description.contains(what) }, "\(said)")
  }
}
