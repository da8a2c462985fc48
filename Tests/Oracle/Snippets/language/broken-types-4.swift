struct S<T: > { var x = undefined1 }
struct T<A B> { var x = undefined2 }
func f<T>(x: T) where { undefined3 }
func g<T>(x: T) where T == { undefined4 }
