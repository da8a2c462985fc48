/// Judging the design.
let reviewCommands: [Command] = [
  Command(
    "review", .review, "review", "check the navigation against design rules", example: "review"
  ) { session, words in
    try words.end()
    let map = try session.map()
    let findings = Reviewer(map: map).findings
    let walked = "\(map.screens.count) screens walked" + (map.isCut ? ", not all" : "")
    guard !findings.isEmpty else { return ["nothing found; \(walked)"] }
    return findings.flatMap(\.lines) + [walked]
  },
  Command(
    "map", .review, "map", "every screen that taps lead to, and the ways between them",
    example: "map"
  ) { session, words in
    try words.end()
    return try session.map().lines
  },
]
