struct Point { x: Int; y: Int }
