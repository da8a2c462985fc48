class A extends B { }
