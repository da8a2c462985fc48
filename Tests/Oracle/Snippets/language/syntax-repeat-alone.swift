repeat { print("x") } 
