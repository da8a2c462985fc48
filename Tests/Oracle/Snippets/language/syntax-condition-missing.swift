if { print("x") }
while { print("x") }
