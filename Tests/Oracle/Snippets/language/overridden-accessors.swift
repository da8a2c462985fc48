class V { var s = 0; let t = 1; var u: Int { 3 }; var w: Int { get { 3 } set {} } }
class C: V { override var s: Int { get { 3 } } }
class D: V { override var s: Int { 3 }; override var w: Int { 4 } }
class E: V { override var s: Int { didSet { print(s) } }; override var u: Int { didSet {} } }
