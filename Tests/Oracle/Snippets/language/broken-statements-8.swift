switch x 
case 1: undefined1()
}
