enum A: Int { case a, b = 0 }
enum B: Int { case a = 1, b = 0, c }
enum C: Int { case a, b, c = 1 }
enum D: String { case a, b = "a" }
enum E: Int { case a = 3, b, c = 4, d }
