struct User { var name: String; var email: String? }
let users = [User(name: "Ann", email: "ann@x.org"), User(name: "Bob", email: nil)]
for user in users {
  let email = user.email!
  print(user.name, email)
}
