struct Grid { var cells = [[1, 2], [3, 4]]; func at(_ r: Int, _ c: Int) -> Int { cells[r][c] } }
print(Grid().at(1, 1))
print("before")
let g = Grid()
print(g.at(1, 2))
