print("\("a" as Character?)")
print("\(Optional("x"))", "\(Optional(3))", "\(Optional("x") as Any)")
