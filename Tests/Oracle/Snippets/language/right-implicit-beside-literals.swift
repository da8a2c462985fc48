print(min(1, .nan))
print(max(1, .infinity, 2))
print(max(1.5, .pi))
