struct Frame {
  var rolls: [Int]
  var isStrike: Bool { rolls.first == 10 }
  var isSpare: Bool { !isStrike && rolls.prefix(2).reduce(0, +) == 10 }
}

func frames(from rolls: [Int]) -> [Frame] {
  var result: [Frame] = []
  var index = 0
  while index < rolls.count, result.count < 10 {
    if result.count == 9 {
      result.append(Frame(rolls: Array(rolls[index...])))
      break
    }
    if rolls[index] == 10 {
      result.append(Frame(rolls: [10]))
      index += 1
    } else {
      let end = min(index + 2, rolls.count)
      result.append(Frame(rolls: Array(rolls[index..<end])))
      index = end
    }
  }
  return result
}

func score(_ rolls: [Int]) -> [Int?] {
  let list = frames(from: rolls)
  var total = 0
  var scores: [Int?] = []
  var start = 0
  for (number, frame) in list.enumerated() {
    defer { start += frame.rolls.count }
    let needed = frame.isStrike || frame.isSpare ? 3 : 2
    guard start + needed <= rolls.count else {
      scores.append(nil)
      continue
    }
    total += rolls[start..<start + needed].reduce(0, +)
    if number == 9 { assert(frame.rolls.count <= 3) }
    scores.append(total)
  }
  return scores
}

func symbols(_ frame: Frame) -> String {
  var text = ""
  var previous: Int?
  for roll in frame.rolls {
    switch (roll, previous) {
    case (10, nil), (10, .some(10)): text += "X"
    case let (now, .some(before)) where now + before == 10 && before != 10:
      text += "/"
      previous = nil
      continue
    case (0, _): text += "-"
    case (let now, _): text += String(now)
    }
    previous = roll
  }
  return text
}

let games: [(String, [Int])] = [
  ("perfect", Array(repeating: 10, count: 12)),
  ("gutter", Array(repeating: 0, count: 20)),
  ("mixed", [10, 7, 3, 9, 0, 10, 0, 8, 8, 2, 0, 6, 10, 10, 10, 8, 1]),
  ("open", [3, 4, 10, 5]),
  ("spares", Array(repeating: 5, count: 21)),
]
for (name, rolls) in games {
  let line = frames(from: rolls).map(symbols).joined(separator: "|")
  let scores = score(rolls).map { $0.map(String.init) ?? "?" }
  print("\(name): \(line)")
  print("  " + scores.joined(separator: " "))
}
let best = games.max { (score($0.1).last ?? nil) ?? 0 < (score($1.1).last ?? nil) ?? 0 }
print("best:", best?.0 ?? "none")
