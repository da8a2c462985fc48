import Foundation
import TestSupport
import Testing

@Suite struct HouseRuleTests {
  @Test func noFileIsLongerThan500Lines() throws {
    let files = try SourceFacts.ofSources.get() + SourceFacts.ofTests.get()
    let long = files.filter { $0.lineCount > 500 }.map { "\($0.path) has \($0.lineCount) lines" }
    expectText(long.joined(separator: "\n"), equals: "")
  }

  @Test func sourcesKeepToTheSafeSubset() throws {
    var wrong: [String] = []
    for file in try SourceFacts.ofSources.get() {
      for finding in file.findings {
        if finding.what == "print" && file.target == "navlab" { continue }
        wrong.append("\(file.path):\(finding.line): \(finding.what)")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func noTypeHasTheNameOfAModule() throws {
    let modules = try LayerTable.ofThisPackage().names
    var wrong: [String] = []
    for file in try SourceFacts.ofSources.get() {
      wrong += file.types.filter(modules.contains).map { "\(file.path) declares \($0)" }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func noNameIsAPlaceToPutThings() throws {
    let empty: Set<String> = [
      "Manager", "Managers", "Helper", "Helpers", "Util", "Utils", "Utility", "Utilities", "Common",
      "Base", "Misc",
    ]
    var wrong: [String] = []
    for file in try SourceFacts.ofSources.get() + SourceFacts.ofTests.get() {
      let stem = file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      // The base of a member access is Swift's own word, and says what it is.
      let names = (file.types + [stem ?? ""]).filter { $0 != "Base" }
      for name in names where empty.contains(lastWord(of: name)) {
        wrong.append("\(file.path): '\(name)' does not say what it is")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  /// What `help switches` lists changes something: each switch is read somewhere.
  @Test func everySwitchIsRead() throws {
    let declared = "Sources/ViewTree/Switches.swift"
    let others = try repositoryFiles(in: "Sources", extensions: ["swift"])
      .filter { $0 != declared }.map(repositoryText).joined()
    let names = try repositoryText(declared).matches(of: /public let (\w+) = Choice\(/).map(\.1)
    #expect(names.count > 30)
    let unread = names.filter { !others.contains(".\($0)") }
    expectText(unread.joined(separator: "\n"), equals: "")
  }

  @Test func noFileNamesSomebodysMachine() throws {
    let extensions: Set<String> = ["swift", "c", "h", "md", "sh", "txt", "json", "yml"]
    let folders = /(^|[\s"'`(=:])\/(home|Users|root|work|mnt)\/\w/
    var wrong: [String] = []
    let files = repositoryFiles(in: "", extensions: extensions) + ["Makefile", ".ci/run"]
    for path in files {
      let lines = try repositoryText(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains(folders) {
        wrong.append("\(path):\(number + 1): \(line)")
      }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  @Test func goldensLieInOneFolderUnderTheirTarget() throws {
    let texts = repositoryFiles(in: "Tests", extensions: ["txt", "golden", "expected", "snap"])
    var wrong = texts.filter {
      !$0.hasPrefix("Tests/Goldens/") && !$0.hasPrefix("Tests/Oracle/")
    }
    for path in texts where path.hasPrefix("Tests/Goldens/") {
      let target = path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
      let folder = repositoryRoot.appending(path: "Tests/\(target)").path(percentEncoded: false)
      if !FileManager.default.fileExists(atPath: folder) { wrong.append(path) }
    }
    expectText(wrong.joined(separator: "\n"), equals: "")
  }

  /// `SourceFactsFolder` ends in `Folder`.
  private func lastWord(of name: String) -> String {
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    return String(name[start...])
  }
}
