enum E { case a(E) }
