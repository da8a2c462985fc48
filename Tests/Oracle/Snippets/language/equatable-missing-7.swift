enum E { case a(Int), b }
print(E.a(1) == .b)
