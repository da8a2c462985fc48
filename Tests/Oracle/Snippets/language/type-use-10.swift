let f = 5()
