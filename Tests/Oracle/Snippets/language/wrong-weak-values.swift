class C { weak var x: Int?; weak var y: C; weak var s: String = ""; unowned var i: Int = 1 }
protocol N {}
class D { weak var n: (any N)?; weak var t: D? }
