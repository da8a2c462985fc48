// Numbers that are known at the top level until something is called, and in functions.
let age = 20
if age >= 18 {
  print("adult")
} else if age > 12 {
  print("teen")
} else {
  print("child")
}
let small = 5
if small > 8 { print(1) }
let enough = 5
if enough > 3 { print(1) }
let warm = 25.5
if warm > 30 { print(1) } else { print(2) }
let raining = true
if raining { print(1) } else { print(2) }
let seven = 7
if seven % 2 == 0 { print(1) } else { print(2) }
let five = 5
if !(five > 3) { print(1) } else { print(2) }
let below = -5
if below < 0 { print(1) } else if below == 0 { print(2) } else { print(3) }
let day = 3
switch day {
case 1: print(1)
case 3: print(3)
default: print(4)
}
let x = 5, y = 3
if x > y { print(1) } else { print(2) }
let used = 5
print(used)
if used > 8 { print(1) } else { print(2) }
let both = 5
if both > 3 && both < 10 { print(1) } else if both > 2 { print(2) } else { print(3) }
let typed: Double = 5
if typed > 6 { print(1) } else { print(2) }
var changed = 5
if changed > 6 { print(1) } else { print(2) }
changed = 3
print(changed)
let inner = 5
if inner > 3 { if inner > 8 { print(2) } else { print(3) } } else { print(4) }
let isOn = false
if isOn == false { print("off") } else { print("on") }
let big = 1_000
if big > 0x10 { print(1) } else { print(2) }
func k() { let n = 7; if n % 2 == 0 { print(1) } else { print(2) } }
func f() { let x = 5; switch x { case 5: print(1); default: print(2) } }
func s() { let x = 3; let c = { if x > 2 { print(1) } else { print(2) } }; c() }
func q() { let a = 3; let b = a * 2; if b == 6 { print(1) } else { print(2) } }
