struct B: A2 {}
class A2 {}
