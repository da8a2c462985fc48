import SwiftUI
func g(_ v: Color) -> Text { Text("a") }
func h(_ v: UIColor) -> Text { Text("a") }
func t() {
    let y: Int = g(Color(.red))
    g(Color(.red))
    g(Color(.red)).foo()
}
func t2() {
    g(Color(.red)).foo()
}
func t3() {
    g(Color(UIColor.red)).foo()
}
func t4() {
    h(.red).foo()
    h(.init(.red)).foo()
}
func t5() {
    g(Color("a")).foo()
    _ = g(Color(.blue)).foo()
}
