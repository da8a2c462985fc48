import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title: String String
  var minutes: Int
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "fork.knife")
      VStack(alignment: .leading) {
        Text(recipe.title)
          .font(.headline)
        Text("\(recipe.minutes) minutes")
          .foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.vertical, 4)
  }
}

struct RecipeList: View {
  @State private var recipes = [
    Recipe(id: 1, title: "Soup", minutes: 30),
    Recipe(id: 2, title: "Bread", minutes: 90),
  ]
  @State private var query = ""

  var shown: [Recipe] {
    if query.isEmpty { return recipes }
    return recipes.filter { $0.title.contains(query) }
  }

  var body: some View {
    NavigationStack {
      List(shown) { recipe in
        NavigationLink(value: recipe) {
          RecipeRow(recipe: recipe)
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        Text(recipe.title)
      }
      .searchable(text: $query)
    }
  }
}
