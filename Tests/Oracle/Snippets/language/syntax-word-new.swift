struct Foo {}
var x = new Foo()
