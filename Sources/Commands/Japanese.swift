/// What the prompt says in Japanese (`--lang ja`): one table of what it says in English, with a
/// hole for each thing that it names. What stands in no row is said in English, and so is what the
/// compiler would say.
enum Japanese {
  /// A message of one line: its parts between semicolons, each in Japanese where the table has it.
  static func message(_ english: String) -> String {
    english.split(separator: "; ").map { part in
      table.lazy.compactMap { $0.translation(of: part) }.first ?? String(part)
    }.joined(separator: "。")
  }

  struct Phrase {
    /// `{}` is a hole.
    let english: String
    /// `{1}` is what stands in the first hole.
    let japanese: String

    init(_ english: String, _ japanese: String) {
      self.english = english
      self.japanese = japanese
    }

    /// nil where the text is another one.
    func translation(of text: Substring) -> String? {
      guard let found = contents(of: text) else { return nil }
      var result = japanese
      for (index, content) in found.enumerated() {
        result = result.replacing("{\(index + 1)}", with: content)
      }
      return result
    }

    /// What stands in the holes.
    private func contents(of text: Substring) -> [Substring]? {
      let pieces = english.split(separator: "{}", omittingEmptySubsequences: false)
      guard let first = pieces.first, text.hasPrefix(first) else { return nil }
      var rest = text.dropFirst(first.count)
      var found: [Substring] = []
      for (index, piece) in pieces.enumerated().dropFirst() {
        if index == pieces.count - 1 {
          guard rest.hasSuffix(piece) else { return nil }
          found.append(rest.dropLast(piece.count))
          return found
        }
        guard let range = rest.firstRange(of: piece) else { return nil }
        found.append(rest[..<range.lowerBound])
        rest = rest[range.upperBound...]
      }
      return rest.isEmpty ? found : nil
    }
  }

  private static var table: [Phrase] {
    [
      Phrase("did you mean {}?", "{1} のことですか？"),
      Phrase("try: {}", "試すコマンド: {1}"),
      Phrase("usage: {}", "使い方: {1}"),
      Phrase("there is no control {} on the screen", "画面にコントロール {1} はありません"),
      Phrase("there are {} controls {}, not {}", "コントロール {2} は {1} 個で、{3} 番目はありません"),
      Phrase("{} controls fit {}: {}", "{2} に当てはまるコントロールが {1} 個あります: {3}"),
      Phrase("there is no tab {}", "タブ {1} はありません"),
      Phrase("there are no tabs on the screen", "画面にタブはありません"),
      Phrase("there is no search field on the screen", "画面に検索フィールドはありません"),
      Phrase("there is no text {} to scroll to", "スクロールして見せるテキスト {1} はありません"),
      Phrase("there is no screen to go back to", "戻る先の画面はありません"),
      Phrase("there is no view {} on the screen", "画面にビュー {1} はありません"),
      Phrase("there is no device {}", "デバイス {1} はありません"),
      Phrase("there is no file {}", "ファイル {1} はありません"),
      Phrase("there is no action {}", "アクション {1} はありません"),
      Phrase("there is nothing to undo", "取り消すものはありません"),
      Phrase("there is nothing to redo", "やり直すものはありません"),
      Phrase("there is nothing to scroll on the screen", "画面にスクロールできるものはありません"),
      Phrase("there are no lessons here", "ここにレッスンはありません"),
      Phrase("there are {}", "選べるもの: {1}"),
      Phrase("{} has no option {}", "{1} に選択肢 {2} はありません"),
      Phrase("{} has no actions on that side", "{1} のその側にアクションはありません"),
      Phrase("{} is disabled", "{1} は無効です"),
      Phrase("cannot {} {}: it is a {}", "{2} は {3} なので {1} できません"),
      Phrase("{} cannot be scrolled", "{1} はスクロールできません"),
      Phrase("nothing is presented", "何も表示（モーダル）されていません"),
      Phrase("there is no sheet with detents on top", "高さを変えられるシートは表示されていません"),
      Phrase("the {} cannot be dismissed by the user", "この {1} はユーザーには閉じられません"),
      Phrase("the {} cannot be dragged", "この {1} はドラッグできません"),
      Phrase("the sheet cannot be pulled further up", "シートはこれ以上引き上げられません"),
      Phrase("the sheet has no detent {}", "シートに高さ {1} はありません"),
      Phrase("it has {}", "あるのは {1}"),
      Phrase("nothing on the screen can be swiped {}", "画面に {1} へスワイプできるものはありません"),
      Phrase("nothing on the screen can be refreshed", "画面に引っ張って更新できるものはありません"),
      Phrase("nothing in the app handles URLs", "アプリに URL を受け取るものがありません"),
      Phrase("onOpenURL is missing", "onOpenURL がありません"),
      Phrase("unknown command {}", "コマンド {1} はありません"),
      Phrase("no app is running", "アプリは動いていません"),
      Phrase("load one with: {}", "読み込むには: {1}"),
      Phrase("the files show no screen", "このファイルには画面がありません"),
      Phrase("load an app with: {}", "アプリを読み込むには: {1}"),
      Phrase("the app does not launch: {}", "アプリが起動しません: {1}"),
      Phrase("files cannot be read here", "ここではファイルを読めません"),
      Phrase("files cannot be written here", "ここではファイルに書けません"),
      Phrase("the quote before {} is not closed", "{1} の前の引用符が閉じていません"),
      Phrase("{} is one word too many", "{1} は余分です"),
      Phrase("{} is missing", "{1} がありません"),
      Phrase("{} is no direction", "{1} は方向ではありません"),
      Phrase("{} is no number of steps", "{1} は回数ではありません"),
      Phrase("{} is no number", "{1} は数ではありません"),
      Phrase("{} is no time", "{1} は時間ではありません"),
      Phrase(
        "{} is no URL: it needs a scheme, as in myapp://item/9",
        "{1} は URL ではありません（myapp://item/9 のようにスキームが要ります）"),
      Phrase("{} is no release", "{1} というリリースはありません"),
      Phrase("{} is no setting", "{1} という設定はありません"),
      Phrase("{} is no size", "{1} という文字サイズはありません"),
      Phrase("{} is not a node's number", "{1} はノードの番号ではありません"),
      Phrase("{} is not {}", "{1} は {2} ではありません"),
      Phrase("no lesson is open", "レッスンを開いていません"),
      Phrase("open one with: {}", "開くには: {1}"),
      Phrase("this is the first page", "最初のページです"),
      Phrase("this is the last page of the last lesson", "最後のレッスンの最後のページです"),
      Phrase("stopped{}", "止めました{1}"),
      Phrase("undid: {}", "取り消し: {1}"),
      Phrase("redid: {}", "やり直し: {1}"),
      Phrase("nothing found", "問題は見つかりませんでした"),
      Phrase("{} found", "{1} 件見つかりました"),
    ]
  }

  // MARK: Help

  /// What a command does.
  static func summary(of command: String) -> String? { summaries[command] }

  /// What a group of commands is for.
  static func title(of group: Command.Group) -> String { groups[group.rawValue] ?? group.rawValue }

  static var lastLine: String { "それ以外は Swift として、アプリのルートビューの中で実行します" }

  private static var groups: [String: String] {
    [
      "learn": "学ぶ", "app": "アプリ", "look": "見る", "act": "操作する", "time": "時間", "record": "記録する",
      "review": "見直す", "general": "全般",
    ]
  }

  private static var summaries: [String: String] {
    [
      "lessons": "レッスンの一覧と進み具合", "open": "レッスンを開く", "next": "次のページへ", "prev": "前のページへ",
      "goto": "レッスンのページへ移る", "exercises": "演習の一覧", "exercise": "演習を始める", "hint": "演習のヒントを見る",
      "check": "演習の答えを確かめる", "solution": "演習の解答を見る", "progress": "学習の進み具合",
      "load": "ファイルのアプリを起動する", "reload": "ファイルを読み直して起動する", "restart": "アプリを最初から起動する",
      "edit": "エディターでファイルを開き、読み直して起動する",
      "reset": "演習を最初に戻す（答えは別のファイルに残す）", "clear": "端末の画面を消す",
      "relaunch": "アプリを終了し、保存されるものを残して起動し直す（URL からも）",
      "device": "デバイスの一覧、または別のデバイスへ移す", "rotate": "デバイスを回転する", "resize": "ウインドウの大きさを変える（ポイント）",
      "set": "文字サイズ、外観、言語、向き、iOS のリリース、アプリの状態を変える", "screen": "画面を描く",
      "tree": "画面のビューと番号", "layout": "各ビューのフレーム（--diff: 直前のコマンドでの変化）",
      "explain": "ビューの大きさと位置の理由", "state": "ビューが保持している状態", "path": "いまのスタックのパス",
      "contexts": "ウインドウ、タブ、スタック、シートを外側から", "controls": "いま操作できるもの",
      "events": "直前のコマンドで起きたこと", "source": "アプリのファイル", "svg": "画面を SVG で",
      "tap": "コントロールをタップする", "longpress": "長押しする", "type": "フィールドに入力する",
      "toggle": "スイッチを切り替える", "select": "行や選択肢やタブを選ぶ", "pick": "ピッカーの選択肢を選ぶ",
      "adjust": "ステッパー、スライダー、日付を変える", "scroll": "スクロールする",
      "swipe": "行を端まで払う（最初のアクション、または ACTION を行う）、ページめくり、シート",
      "drag": "ビュー、シート、画面の端をドラッグする", "back": "一つ前の画面へ戻る", "dismiss": "一番上のモーダルを閉じる",
      "detent": "シートの高さを変える", "tab": "タブを選ぶ", "refresh": "引っ張って更新する", "search": "検索フィールドに入力する",
      "openurl": "アプリで URL を開く", "wait": "アプリの時間を進める", "undo": "直前の（または N 個の）コマンドを取り消す",
      "redo": "取り消したものをやり直す", "history": "アプリにしたことを順に", "record": "会話をファイルに記録する",
      "save": "ここまでの会話をファイルに保存する", "submit": "演習の答えを提出する",
      "review": "ナビゲーションを設計の原則に照らす（// review:ignore ID で黙らせる）",
      "map": "ユーザーが行ける画面とその経路", "help": "コマンドの一覧、または使い方", "quit": "navlab を終わる",
    ]
  }
}
