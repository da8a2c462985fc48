let s = "a"
print(s!.count)
