struct Config { let name: String; let port: Int }
let raw: [String: Any] = ["name": "x", "port": "80"]
func load(_ d: [String: Any]) -> Config {
  let name = d["name"] as! String
  print("name", name)
  let port = d["port"] as! Int
  return Config(name: name, port: port)
}
print(load(raw))
