/// Judging the design.
let reviewCommands: [Command] = []
