func f() {
  let a = try? 
  let b = try foo(
  let c = await
}
