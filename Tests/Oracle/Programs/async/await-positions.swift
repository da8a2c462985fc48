// Where `await` may stand: arguments, conditions, subscripts, strings, loops, returns.
func number(_ n: Int) async -> Int { n }
func flag(_ b: Bool) async -> Bool { b }
func text(_ s: String) async -> String { s.uppercased() }

struct Box {
  var value: Int
  var doubled: Int { get async { await number(value * 2) } }
  subscript(index: Int) -> Int { get async { await number(value + index) } }
  static func make(_ n: Int) async -> Box { Box(value: await number(n)) }
  init(value: Int) { self.value = value }
  init(slowly n: Int) async { value = await number(n + 100) }
}

func sum(_ a: Int, _ b: Int) -> Int { a + b }

func pick(_ b: Bool) async -> String {
  if await flag(b) { return await text("yes") }
  return await text("no")
}

print(await number(1) + number(2))
print(sum(await number(3), await number(4)))
let box = await Box.make(5)
print(await box.doubled, await box[7])
let slow = await Box(slowly: 1)
print(slow.value)
print("text: \(await text("abc"))")
print(await pick(true), await pick(false))
let list = [await number(1), await number(2), await number(3)]
print(list)
let table = [await text("k"): await number(9)]
print(table)
let ternary = await flag(true) ? await number(1) : await number(2)
print(ternary)
if await flag(true), await number(3) == 3 { print("both") }
let either = await flag(true)
if await flag(false) || either { print("either") }
guard await flag(true) else { fatalError() }
switch await number(2) {
case 1: print("one")
case 2: print("two")
default: print("many")
}
var i = 0
while await number(i) < 3 { i += 1 }
print(i)
repeat { i -= 1 } while await number(i) > 0
print(i)
for n in [await number(4), 5] where n > 4 { print("n", n) }
let tuple = (await number(1), await text("t"))
print(tuple)
let closure: (Int) async -> Int = { n in await number(n) * 10 }
print(await closure(4))
let maybe: Box? = box
print(await maybe?.doubled ?? -1)
let nothing: Box? = nil
print(await nothing?.doubled ?? -1)
print(await number(await number(8)))
let switched = switch await number(1) { case 1: await text("one") default: "other" }
print(switched)
func nested() async -> Int {
  func inner() async -> Int { await number(6) }
  return await inner()
}
print(await nested())
