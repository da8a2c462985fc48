for i = 0 to 5 { }
