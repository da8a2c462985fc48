import Foundation

guard let base = URL(string: "http://host/docs/index?q#f") else { fatalError("no base") }
for text in ["page", "/top", "../up", "./same", "?new", "#part", "//other/x", "http://k/"] {
  guard let url = URL(string: text, relativeTo: base) else { continue }
  print(url, "|", url.absoluteString, "|", url.relativePath, "|", url.relativeString, "|", url.path)
  print(url.baseURL?.absoluteString ?? "none", url.absoluteURL, url == url.absoluteURL)
}
let page = URL(string: "page", relativeTo: base)
print(page?.appendingPathComponent("more") ?? base, page?.deletingLastPathComponent() ?? base)
print(page?.appendingPathExtension("txt") ?? base, page?.host ?? "-", page?.pathComponents ?? [])
print(URL(fileURLWithPath: "b/c", relativeTo: URL(fileURLWithPath: "/a/")).path)
for text in ["a%20b%", "100%", "http://h/%zz", "http://h/a[b]", "http://h?x=[1]", "http://u:p@q@h/",
  "http://h h/", "http://h\\x", "http://[::1]:80/x", "a b?c d#e f"]
{
  let url = URL(string: text)
  print(text, "->", url?.absoluteString ?? "nil", url?.host ?? "-")
}
