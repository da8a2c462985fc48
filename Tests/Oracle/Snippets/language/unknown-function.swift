func greet() {}
greeet()
