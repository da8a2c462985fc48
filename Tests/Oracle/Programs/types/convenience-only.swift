class G { var v = 1; var s = "s"; convenience init(a: Int) { self.init(); v = a } }
class H: G { var h = 2; convenience init(b: Int) { self.init(); h = b } }
class I: H { override init() { super.init(); h = 9 } }
print(G().v, G(a: 3).v, H().h, H(a: 4).v, H(b: 5).h, I().h, I(a: 1).h)
