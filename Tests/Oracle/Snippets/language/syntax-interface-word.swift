interface P { }
