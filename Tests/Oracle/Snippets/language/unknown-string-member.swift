let s = "hello"
print(s.length)
print(s.size())
