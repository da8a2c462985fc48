enum Kind { case some(temp: Int), rest, plain(Int), two(a: Int, b: Int), mixed(x: Int, Int) }
class Animal {}
class Dog: Animal {}
class Cat: Animal {}

func left(_ kind: Kind, _ other: Kind?) {
  switch kind { case .rest: break }
  switch other { case .rest: break }
  switch (kind, other) { case (.rest, _), (_, .rest), (_, nil): break }
}

for n in 1...15 {
  let out = switch (n % 3, n % 5) {
  case (0, 0): "FizzBuzz"
  case (0, _): "Fizz"
  case (_, 0): "Buzz"
  default: n
  }
  print(out)
}

func branches(n: Int, d: Double, o: Int?, dog: Dog, cat: Cat, s: String) {
  let a = if n > 1 { Dog() } else { Cat() }
  let b = if n > 1 { n } else { o }
  let c = if n > 1 { d } else { 1 }
  let e = if n > 1 { 1 } else if n > 0 { "b" } else { 2.5 }
  let f: Double = if n > 1 { 1 } else { 2.5 }
  let g = switch n {
  case 0: n
  case 1: s
  case 2: 1
  default: "x"
  }
  print(a, b ?? 0, c, e, f, g)
}

func chains(n: Int, s: String) {
  let a = n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n
  let b = n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n % 3 == 0 ? "Fizz" : n
  let c = n > 1 ? s : n > 2 ? n : s
  let d = n > 1 ? 1 : n > 2 ? 2 : 2.5
  print(n > 1 ? "a" : n > 2 ? "b" : n, d)
  print("\(n > 1 ? "a" : n > 2 ? "b" : n)")
}
func chained(n: Int) -> String { n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n }

func same(_ a: Animal, _ b: AnyObject, _ c: Animal?) {
  if a === 3 || "x" === a { print(1) }
  if a === nil || nil !== b { print(2) }
  if c === nil || c === a { print(3) }
}

let numbers = [1, 2]
for x in numbers.reversed { print(x) }
for x in nil { print(x) }
for x: String in numbers { print(x) }
for x: Double in [1, 2] { print(x) }
