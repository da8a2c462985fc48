enum Color { case red, green, blue }
let a: [Color] = [.red, .blue].reversed()
let b: [Color] = [.red, .blue].filter { $0 != .red }
func paint(_ colors: [Color]) { print(colors.count) }
paint([.red, .blue].shuffled())
paint([.red, .blue].reversed())
paint([.red, .blue].sorted { $0 == .red && $1 == .blue })
paint([.red, .blue].filter { $0 != .red })
paint([.red] + [.blue])
paint([.red, .blue] + [.blue].reversed())
paint(Array([.red, .blue].shuffled()))
func one(_ color: Color?) { print(color as Any) }
one([.red, .blue].randomElement())
one([.red, .blue].first { $0 == .red })
