// ViewTree
