struct P { var x = 1; func m() {} }
P.m()
