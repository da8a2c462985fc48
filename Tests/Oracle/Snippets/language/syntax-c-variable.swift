int x = 5
