let z: [Int] = [1, 2.5]
