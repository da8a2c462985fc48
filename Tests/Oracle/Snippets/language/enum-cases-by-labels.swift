enum E { case a(Int), a(x: Int) }
enum F { case a(Int), a(Int) }
enum G { case b, b(Int) }
