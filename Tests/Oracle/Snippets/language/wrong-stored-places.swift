protocol P { let x: Int; var y: Int; static var z: Int }
extension Int { var d: Int = 2; let e = 1; lazy var f = 3; var g = 1 { didSet {} }; static var ok = 1 }
struct S { lazy let x = 1; lazy var y: Int; lazy var z: Int { 3 }; lazy var w = 1 { didSet {} } }
enum E { var x = 1; case a }
enum F { let y: Int; case a }
