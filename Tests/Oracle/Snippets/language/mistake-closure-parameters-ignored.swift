func take(_ f: (String) -> Int) {}
take { 3 }
take { () in 3 }
take { s in }
