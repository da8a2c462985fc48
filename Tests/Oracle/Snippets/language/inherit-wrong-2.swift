struct Base {}
class A: Base {}
