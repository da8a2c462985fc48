struct Pet { var age: Int; var name: String }
let pet = Pet(age: 1, name: "b")
let pets = [pet]
func made() -> Pet { pet }
let a = pet == pet
let b = pets[0] == pet
let c = pets[0] < pet
let d = made() == pet
let g = pets.filter { $0 == pet }
let h = pets.sorted { $0 < $1 }
let i = pets.contains(pet)
let j = pets.firstIndex(of: pet)
let k = pets.filter { $0.age == "3" }
let l = pets.filter { $0.name == 3 && $0.age > 1 }
let m = pets.filter { $0.age = 3 }
