let v: Int8 = -128
print(abs(v))
