struct P { var x = 0; mutating func move() { x += 1 } }
let ps = [P(), P()]
for p in ps { p.move(); p.x = 1 }
ps.forEach { $0.move() }
ps.forEach { p in p.x = 3 }
if let first = ps.first { first.move() }
guard let q = ps.last else { fatalError() }
q.x = 4
switch ps.first { case .some(let z): z.move(); default: break }
