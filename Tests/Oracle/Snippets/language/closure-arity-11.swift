let k = { x in x }
