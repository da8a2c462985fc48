class A { var a = 1; let b = 2; var c: Int { 3 }; static var d = 1; class var e: Int { 1 } }
class B: A { override var a = 2; override let b = 3; override var c = 4; var d = 2; override var e: Int { 2 } }
class C: A { var a = 1; var c: Int { 2 }; override var b: Int { 3 } }
