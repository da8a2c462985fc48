func f(_ n: Int) {
  break
  continue
  if n > 0 { break }
  if n > 0 { continue }
  switch n { case 0: continue; default: break }
  outer: for i in 0..<n { for _ in 0..<i { break inner } }
  fallthrough
  for _ in 0..<3 { [1].forEach { _ in break } }
}
return
break
