final class Owner { var name = "o" }
struct Pet { unowned let owner: Owner }
func make() -> Pet {
  let owner = Owner()
  let pet = Pet(owner: owner)
  print(pet.owner.name)
  return pet
}
let pet = make()
print(pet.owner.name)
