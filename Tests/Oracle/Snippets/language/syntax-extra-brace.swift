func f() {
  print("a")
}
}
