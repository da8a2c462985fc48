struct T { var u: U? }
struct U { var t: T? }
