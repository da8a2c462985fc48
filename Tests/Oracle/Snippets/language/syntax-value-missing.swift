let x = 
print(1)
