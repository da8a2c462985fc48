enum Outcome { case success(String), failure(Int) }
let outcome = Outcome.success("ok")
switch outcome {
case .success(let s): print(s)
case .failure(let code, let text): print(code, text)
}
let t = 5
switch t {
case t > 4: print("c")
default: break
}
var word = "swift"
word[0] = "S"
