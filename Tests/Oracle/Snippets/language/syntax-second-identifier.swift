var x int = 5
