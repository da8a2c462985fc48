func f() -> Int return 5
