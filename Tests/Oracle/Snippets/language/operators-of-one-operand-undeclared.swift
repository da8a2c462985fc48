func f(n: Int, s: String) {
  _ = n%
  _ = n+
  _ = s-
  _ = s*
  _ = *n
  _ = /n
  _ = n<
  _ = n++
  _ = %n
  _ = ==n
}
