struct P { var x = 1; func m() {} }
print(P.x)
