class C { init { } }
