class A: { undefined1 }
class B: C, { undefined1 }
struct D<T { var x = undefined1 }
