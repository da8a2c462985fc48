class A2 {}
class H: A2, A3 {}
class A3 {}
