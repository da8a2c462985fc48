let s = "abc
print(s)
