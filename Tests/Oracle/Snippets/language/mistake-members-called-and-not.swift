let text = "abc", list = [1, 2]
let a = text.count()
let b = list.count()
let c = list.first()
let d = text.uppercased.count
let e = list.count[0]
struct Place { var x = 1; func move() {} }
var place = Place(y: 1)
place.move = 3
let f = list.index(of: 1)
let g = list.index(where: { $0 > 1 })
let h = Int(true)
let i = Int(place)
func show() { print(list.count()) }
