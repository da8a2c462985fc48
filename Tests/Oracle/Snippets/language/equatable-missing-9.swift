class C {}
print(C() == C())
