let x = 5
let x = 6
func f() {}
func f() {}
struct S { var a = 1; var a = 2; func g() {}; func g() {} }
class S {}
var self = 3
let class = 4
enum E { case a, a }
