print(5.)
