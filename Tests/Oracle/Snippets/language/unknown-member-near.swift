struct User { var name = ""; var age = 0; func greet() {} }
let u = User()
print(u.nam)
u.gret()
print(u.ages)
