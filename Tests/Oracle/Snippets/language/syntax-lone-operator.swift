let x = * 5
