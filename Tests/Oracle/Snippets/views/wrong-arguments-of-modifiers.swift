import SwiftUI

struct V1: View { var body: some View { Color("red", 3); Color(red: 1, green: 2); Color(.red, opacity: 3); Color(hex: "ff") } }

struct V2: View { var body: some View { Text("a").frame(100, 100); Text("a").frame(width: 100, 100); Text("a").frame(w: 1) } }

struct V3: View { var body: some View { Text("a").padding(all: 3); Text("a").padding(.top, .leading); Text("a").padding("3") } }

struct V4: View { var body: some View { Text("a").font(size: 3); Text("a").font("title"); Text("a").font(.system(20)); Text("a").font(.system(size: "3")) } }

struct V5: View { var body: some View { Text("a").background(color: .red); Text("a").background("red"); Text("a").background(Color.re) } }

struct V6: View { var body: some View { Text("a").onTapGesture(); Text("a").onTapGesture(print("x")); Text("a").onTapGesture(action: {}); Text("a").onTapGesture { x in } } }

struct V7: View { var body: some View { Text("a").opacity("1"); Text("a").opacity(1, 2); Text("a").opacity(value: 1); Text("a").opacity() } }

struct V8: View { var body: some View { ZStack(alignment: .topLeft) { Text("a") }; VStack(alignment: .top) { Text("a") }; HStack(alignment: .leading) { Text("b") } } }

struct V9: View { @State var u: U?; struct U { var name: String; var nick: String? }; var body: some View { Text(u?.name) } }

struct V10: View { @State var u: U?; struct U { var name: String; var nick: String? }; var body: some View { Text(u?.nick); Text(u!.nick); Text("a" + u?.name); Text(u?.name ?? 3) } }

struct V11: View { var u: [String]; var body: some View { Text(u.first); Text(u[0]); Text(u.count); Text(u) } }

struct V12: View { var u: [String: String]; var body: some View { Text(u["a"]); Text(u["a"]!); Text(u["a"] + "b") } }
