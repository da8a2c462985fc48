let reader = LineEditor(historyFile: HistoryFile(path: "/tmp/navlab-try/history")) { print($0) }
guard let reader else { fatalError() }
reader.completion = { line, cursor in
  let word = line.prefix(cursor).split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  let all = ["tap", "tab", "tree", "type", "toggle", "screen", "\"日本語 ラベル\"", "\"日本 語\""]
  return (cursor - word.count, all.filter { $0.hasPrefix(word) })
}
loop: while true {
  let result = reader.readLine(prompt: "nav> ")
  print(result)
  switch result {
  case .line(let l):
    if l == "spin" { let f = InterruptFlag(); while !f.isRaised {}; print("interrupted spin"); f.clear() }
    if l == "hang" { while true {} }
    reader.addHistory(l)
  case .endOfInput, .failed: break loop
  case .interrupted: break
  }
}
