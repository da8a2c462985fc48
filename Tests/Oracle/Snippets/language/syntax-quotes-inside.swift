let s = "He said "hi" there"
