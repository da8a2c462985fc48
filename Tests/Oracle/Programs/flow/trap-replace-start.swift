var a = [1, 2, 3]
a.replaceSubrange((-1)..<2, with: [1])
