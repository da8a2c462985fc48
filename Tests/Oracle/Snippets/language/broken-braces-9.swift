struct S { func f() { 
