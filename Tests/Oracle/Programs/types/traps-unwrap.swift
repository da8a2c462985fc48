class Account { var owner: String?; func shout() -> String { owner!.uppercased() } }
let a = Account()
a.owner = "ann"
print(a.shout())
a.owner = nil
print(a.shout())
