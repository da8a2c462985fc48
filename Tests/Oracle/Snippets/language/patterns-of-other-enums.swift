enum K { case a, b(Int) }
enum R: Int { case x, y }
func n(k: K?) { switch k { case K.a: break; default: break } }
func n2(k: K?) { switch k { case K.b(let i): print(i); default: break } }
func n3(k: K?) { if case K.a = k { } }
func n4(k: K??) { if case K.a = k { } }
func n5(r: R?) { switch r { case R.x: break; case .y: break; default: break } }
func n6(r: R?) { if case R.x = r {} }
class C {}; class D: C {}
func n7(c: C) { switch c { case R.x: break; default: break } }
func n8<T>(c: T) { switch c { case R.x: break; default: break } }
func n9<T: Equatable>(c: T) { switch c { case R.x: break; default: break } }
func m1(c: Any) { switch c { case R.x: break; case K.b(let i): print(i); default: break } }
func m2(c: any Error) { switch c { case R.x: break; default: break } }
func m3(c: (Int, R)) { switch c { case (1, R.x): break; case (R.x, _): break; default: break } }
func m4(c: [R]) { for case R.x in c {} }
enum G<T> { case one(T), none }
func m6(g: G<Int>) { switch g { case G.one(let x): print(x); case G.none: break } }
struct S {}
func m8(s: S) { switch s { case R.x: break; default: break } }
func m9(s: () -> Void) { switch s { case R.x: break; default: break } }
func o1(s: R.Type) { switch s { case R.x: break; default: break } }
enum R2: Int, Error { case x, y }
func q(k: AnyHashable) { switch k { case R2.x: break; default: break } }
func q2(k: some Hashable) { switch k { case R2.x: break; default: break } }
func q3(k: Result<Int, R2>) { switch k { case .failure(R2.x): break; case .failure(.y): break; case .success: break } }
func q4(k: Result<Int, Error>) { switch k { case .failure(R2.x): break; case .failure: break; case .success(R2.x): break; case .success: break } }
