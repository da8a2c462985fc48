enum Tree { case leaf; case node(Tree, Tree) }
