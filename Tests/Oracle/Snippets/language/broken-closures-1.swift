foo { a, b in c 
undefined1()
