func f() {
  items.forEach { item
    print(item)
  }
  items.map { (a, b) print(a) }
  undefined1()
}
