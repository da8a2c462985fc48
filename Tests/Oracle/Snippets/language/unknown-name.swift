let total = 10
print(totl)
