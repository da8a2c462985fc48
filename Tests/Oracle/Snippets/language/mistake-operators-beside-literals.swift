struct Place { var x = 1 }
enum Side { case left, right }
func nothing() {}
let place = Place(), side = Side.left, yes = true, letter: Character = "x"
let number: Int? = 1
let a = place + 1
let b = 1 + place
let c = place - 1
let d = place % 2
let e = 2 * place
let f = place + 1.5
let g = 1.5 + place
let h = side + 1
let i = place < 2
let j = place == 2
let k = 2 < place
let l = side == 1
let m = place + "a"
let n = side == "a"
let o = "a" == place
let p = yes + 1
let q = yes - 1
let r = yes < 2
let s = letter + 1
let t = letter + "a"
let u = "a" + yes
let v = nothing() + 1
let w = 1 + nothing()
let x = (1, 2) + 1
let y = number == "a"
print(letter + "a")
