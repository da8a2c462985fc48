func f(_ s: [Int], unused: Int) {
  var a = 1
  a += 1
  defer { print(a) }
  var count = 0
  for x in s where x > 1 { count += 1 }
  print(count)
  let t: Int
  if s.isEmpty { t = 1 } else { t = 2 }
  print("\(t)")
  var it = s.makeIterator()
  while let n = it.next() { print(n) }
  var sorted = s
  sorted.sort()
  print(sorted)
  let sum = s.reduce(0) { acc, x in acc + x }
  print(sum)
  s.forEach { _ in }
  var seen: Set<Int> = []
  _ = s.filter { seen.insert($0).inserted }
  var (x, y) = (1, 2)
  (x, y) = (y, x)
  print(x, y)
  let f2: (Int) -> Int = { n in 3 }
  print(f2(1))
  var text = ""
  print("a", to: &text)
  print(text)
  lazy var z = 5
  print(z)
  var computed: Int { 5 }
  print(computed)
  var observed = 1 { didSet { print(oldValue) } }
  observed = 2
  var arr = [1, 2]
  for i in arr.indices { arr[i] *= 2 }
  print(arr)
}
