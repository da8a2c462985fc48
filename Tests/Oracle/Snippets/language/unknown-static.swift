enum Color { case red, green }
let c = Color.blue
let d: Color = .yellow
