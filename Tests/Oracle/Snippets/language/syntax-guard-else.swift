func f(_ o: Int?) {
  guard let x = o { return }
  print(x)
}
