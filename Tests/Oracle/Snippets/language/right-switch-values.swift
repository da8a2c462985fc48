func f(_ c: Character, _ s: String, _ d: Double, _ a: Any) -> Int {
  switch c { case "a", "e": return 1; case "0"..."9": return 2; default: break }
  switch s { case "x": return 3; case let t where t.hasPrefix("y"): return t.count; default: break }
  switch d { case ..<0: return 4; case 0: return 5; case 0.5...: return 6; default: break }
  switch a { case is Int: return 7; case let t as String: return t.count; case let (x, y) as (Int, Int): return x + y; default: return 0 }
}
