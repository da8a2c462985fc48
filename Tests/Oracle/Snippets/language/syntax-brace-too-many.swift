func f() { }}
