let q = !1
