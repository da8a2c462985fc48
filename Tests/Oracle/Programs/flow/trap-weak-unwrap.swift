final class Owner { var name = "o" }
final class Pet { weak var owner: Owner? }
let pet = Pet()
do {
  let owner = Owner()
  pet.owner = owner
  print(pet.owner!.name)
}
print(pet.owner!.name)
