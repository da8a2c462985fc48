/// Lessons, their exercises and progress.
let learnCommands: [Command] = []

/// Keeping what was done.
let recordCommands: [Command] = []

/// Judging the design.
let reviewCommands: [Command] = []
