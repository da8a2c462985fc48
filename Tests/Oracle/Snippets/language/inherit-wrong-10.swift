class A2 {}
protocol P {}
class I: P, A2 {}
