func tr(_ s: String) -> (Int) -> Int { { print(s, $0, terminator: " "); return $0 * 2 } }
let a = [1, 2, 3, 4, 5]
print("A:"); print(a.lazy.map(tr("m")).first!)
print("B:"); print(a.lazy.map(tr("m")).filter { $0 > 4 }.first!)
print("C:"); for x in a.lazy.map(tr("m")).filter({ print("f", $0, terminator: " "); return $0 > 4 }) { print("got", x) }
print("D:"); print(Array(a.lazy.map(tr("m")).prefix(2)))
print("E:"); print(a.lazy.filter { print("f", $0, terminator: " "); return $0 % 2 == 1 }.map(tr("m")).first { $0 > 5 } as Any)
print("F:"); print(Array(a.lazy.filter { print("f", $0, terminator: " "); return $0 % 2 == 1 }))
print("G:"); let l = a.lazy.map(tr("m")); print(l[2], l.count, l.last!, l.contains(4))
print("H:"); print(a.lazy.map(tr("m")).reduce(0, +), a.lazy.map(tr("m")).max()!, a.lazy.map(tr("x")).sorted(by: >))
print("I:"); print(a.lazy.map(tr("m")).enumerated().first { $0.offset == 1 }!)
print("K:"); print(Array((1...).lazy.map(tr("m")).filter { $0 % 3 == 0 }.prefix(2)))
print("L:"); print((1...100).lazy.filter { print("f", $0, terminator: " "); return $0 % 4 == 0 }.first!)
print("M:"); for x in (1...10).lazy.filter({ print("f", $0, terminator: " "); return $0 % 4 == 0 }).prefix(1) { print(x) }
print("N:"); print(Array((1...10).lazy.filter { print("f", $0, terminator: " "); return $0 % 3 == 0 }.map(tr("m")).prefix(2)))
print("O:"); print(a.lazy.compactMap { print("c", $0, terminator: " "); return $0 % 2 == 0 ? "\($0)" : nil }.first!)
print("P:"); print(Array(a.lazy.drop { print("d", $0, terminator: " "); return $0 < 3 }))
print("Q:"); print(a.lazy.prefix { print("p", $0, terminator: " "); return $0 < 3 }.map { $0 })
print("R:"); print(a.lazy.reversed().map(tr("m")).first!, a.lazy.map(tr("m")).isEmpty, a.lazy.filter { print("f", $0, terminator: " "); return $0 > 2 }.isEmpty)
print("S:"); print(a.lazy.map(tr("m")).allSatisfy { $0 < 3 }, a.lazy.map(tr("m")).firstIndex(of: 4)!)
print("T:"); print(a.lazy.flatMap { x in (0..<x).lazy.map(tr("i\(x)")) }.first { $0 > 1 }!)
print("U:"); print(a.lazy.map(tr("m")).dropFirst(3).first!, Array(a.lazy.map(tr("m")).dropFirst(3)), a.lazy.map(tr("q")).suffix(1).first!)
print("V:"); print(zip(a.lazy.map(tr("m")), a.lazy.map(tr("n"))).first { $0.0 > 2 }!, Set(a.lazy.map(tr("s"))).count, a.lazy.map(tr("j")).map(String.init).joined(separator: ","))
