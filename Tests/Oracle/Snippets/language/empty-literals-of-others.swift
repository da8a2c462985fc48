func takes(_ d: [String: Int]) {}
func takesArray(_ d: [Int]) {}
func takesInt(_ d: Int) {}
func c() {
  let d: [String: Bool] = []
  let e: [String] = [:]
  let f: [String: Bool]? = []
  var g: [String: Bool] = [:]
  g = []
  takes([])
  takesArray([:])
  takesInt([:])
  let h: [String: [Int: Bool]] = ["a": []]
  let i: Int = [:]
  let j: [String: Bool] = ["a"]
  let k: Set<Int> = [:]
  _ = (d, e, f, h, i, j, k)
}
