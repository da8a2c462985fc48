async func load() -> Int { 3 }
