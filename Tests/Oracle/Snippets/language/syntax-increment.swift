var i = 0
i++
++i
i += 1
