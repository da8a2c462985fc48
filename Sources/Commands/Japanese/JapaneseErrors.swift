import Diagnostics

extension Wording {
  /// What cannot be done, and why.
  static var japaneseErrors: [String: String] {
    [
      // Controls.
      "there is no control {} on the screen": "画面にコントロール {1} はありません",
      "there are {} controls \"{}\", not {}": "コントロール \"{2}\" は {1} 個で、{3} 番目はありません",
      "{} controls fit {}: {}": "{2} に当てはまるコントロールが {1} 個あります: {3}",
      "{} is disabled": "{1} は無効です",
      "cannot {} \"{}\": it is a {}": "\"{2}\" は {3} なので、{1}できません",
      "tap": "タップ", "press": "長押し", "type into": "入力", "toggle": "切り替えが", "pick from": "選択",
      "adjust": "調整", "select": "選択", "swipe": "スワイプ", "drag": "ドラッグ",
      "cannot adjust {}: {}": "{1} を調整できません: {2}",
      "\"{}\" is not {}": "\"{1}\" は使えません。使えるのは{2}です",
      "up, down or a number": "up、down、または数",
      "up, down or a number from {} to {}": "up、down、または {1} から {2} までの数",
      "a date such as 2026-01-31 or a time such as 09:30": "2026-01-31 のような日付か、09:30 のような時刻",
      "the name of a color such as red": "red のような色の名前",
      "{} has no option \"{}\"; there are {}": "{1} に選択肢 \"{2}\" はありません。選べるもの: {3}",
      "there is no view \"{}\"{} on the screen; try: tree": "画面にビュー \"{1}\"{2} はありません。試すコマンド: tree",

      // Acts.
      "the app hides this screen's back button, and with it the swipe; use one of its controls":
        "アプリがこの画面の戻るボタンを隠しているため、スワイプでも戻れません。画面のコントロールを使ってください",
      "there is no screen to go back to": "戻る先の画面はありません",
      "nothing is presented": "何もモーダル表示されていません",
      "the {} cannot be dismissed by the user": "この {1} は利用者には閉じられません",
      "the {} cannot be dragged; try: dismiss": "この {1} はドラッグできません。試すコマンド: dismiss",
      "nothing on the screen can be swiped {}": "画面に{1}へスワイプできるものはありません",
      "left": "左", "right": "右", "up": "上", "down": "下",
      "there is no search field on the screen": "画面に検索フィールドはありません",
      "there are no tabs on the screen": "画面にタブはありません",
      "there is no tab \"{}\"; there are {}": "タブ \"{1}\" はありません。選べるもの: {2}",
      "a Mac's sheet cannot be pulled; try: dismiss":
        "Mac のシートは引き下げられません。試すコマンド: dismiss",
      "{} cannot be turned": "{1} は回転できません",
      "ran \"{}\"; also: {}": "\"{1}\" を実行しました。ほかに: {2}",
      "the sheet cannot be pulled further up": "シートはこれ以上引き上げられません",
      "there is no sheet with detents on top": "一番上に、高さを変えられるシートはありません",
      "the sheet has no detent {}; it has {}": "シートに高さ {1} はありません。あるのは {2} です",
      "there is no text \"{}\" to scroll to": "スクロールした先にテキスト \"{1}\" はありません",
      "there is no text \"{}\" in the next {} pages; try: scroll to bottom":
        "この先 {2} ページにテキスト \"{1}\" はありません。試すコマンド: scroll to bottom",
      "{} cannot be scrolled": "{1} はスクロールできません",
      "there is nothing to scroll on the screen": "画面にスクロールできるものはありません",
      "nothing on the screen can be refreshed": "画面に引っ張って更新できるものはありません",
      "it is being refreshed already": "すでに更新中です",
      "nothing in the app handles URLs; onOpenURL is missing":
        "アプリに URL を受け取るものがありません。onOpenURL が要ります",
      "{} has no actions on that side": "{1} のその側にアクションはありません",
      "{}, and none for a full swipe; say which, after the direction":
        "{1} で、端まで払うだけで行うものはありません。方向の後にアクションを書いてください",
      "there is no action \"{}\"; {}": "アクション \"{1}\" はありません。{2}",

      // The words of a line.
      "unknown command '{}'": "コマンド '{1}' はありません",
      "the quote before '{}' is not closed": "'{1}' の前の引用符が閉じていません",
      "'{}' is one word too many": "'{1}' は余分です",
      "'{}' is not a node's number": "'{1}' はノードの番号ではありません",
      "{} is missing": "{1} がありません",
      "the text": "テキスト", "the option": "選択肢", "up, down or a value": "up、down、または値",
      "the points": "ポイント数", "the direction": "方向", "the height": "高さ",
      "the tab's label": "タブのラベル", "the time": "時間",
      "CONTROL is missing": "CONTROL がありません", "FILE is missing": "FILE がありません",
      "LESSON is missing": "LESSON がありません", "'to' or 'by' is missing": "'to' か 'by' がありません",
      "a label of several words is quoted: \"{}\"":
        "いくつかの語からなるラベルは引用符で囲みます: \"{1}\"",
      "SETTING is missing: {}": "SETTING がありません: {1}",
      "VALUE is missing: {}": "VALUE がありません: {1}",
      "'{}' is no direction": "'{1}' は方向ではありません",
      "'{}' is no number of steps": "'{1}' は回数ではありません",
      "'{}' is no number": "'{1}' は数ではありません",
      "'{}' is no time": "'{1}' は時間ではありません",
      "'{}' is not {}": "'{1}' は {2} ではありません",
      "'{}' is no URL: it needs a scheme, as in myapp://item/9":
        "'{1}' は URL ではありません（myapp://item/9 のようにスキームが要ります）",
      "'{}' is no setting; there are {}": "'{1}' という設定はありません。選べるもの: {2}",
      "'{}' is no size; there are {}": "'{1}' という文字サイズはありません。選べるもの: {2}",
      "'{}' is no release; there are 15, 16, 17, 18, 26, and 17.4":
        "'{1}' というリリースはありません。選べるもの: 15、16、17、18、26、または 17.4 など",
      "15, 16, 17, 18, 26, and 17.4": "15、16、17、18、26、または 17.4 など",
      "light or dark": "light か dark です",
      "leftToRight or rightToLeft": "leftToRight か rightToLeft です",
      "active, inactive or background": "active、inactive、background のどれかです",
      "hardware or onscreen": "hardware か onscreen です",
      "text, mermaid or svg": "text、mermaid、svg のどれかです",
      "a window is between 1 and 10000 points": "ウインドウは 1 から 10000 ポイントまでです",
      "there is no device '{}'": "デバイス '{1}' はありません",

      // Apps and files.
      "no app is running; load one with: load FILE.swift":
        "アプリは動いていません。読み込むには: load FILE.swift",
      "the files show no screen; load an app with: load FILE.swift":
        "このファイルには画面がありません。アプリを読み込むには: load FILE.swift",
      "the app does not launch: {}": "アプリが起動しません: {1}",
      "there is no view or App '{}'": "'{1}' というビューや App はありません",
      "'{}' needs arguments, so that nothing is shown; choose a view with --root":
        "'{1}' には引数が必要なので、何も表示しません。--root でビューを選んでください",
      "'{}' needs arguments and cannot be the root; choose another with --root":
        "'{1}' には引数が必要なので、ルートにできません。--root で別のビューを選んでください",
      "there is no view to lay out": "レイアウトするビューがありません",
      "there is no view to modify; show one first: Text(\"Hi\")":
        "修飾するビューがありません。先にビューを書いてください: Text(\"Hi\")",
      "too many lines of Swift; start again with: restart":
        "Swift の行が多すぎます。始めからやり直すには: restart",
      "'{}' stands in lessons and transcripts; see: help {}":
        "'{1}' はレッスンとトランスクリプトに書くものです。説明: help {2}",
      "there is no language '{}'; there are {}": "言語 '{1}' はありません。あるのは {2} です",
      "there is no file '{}'": "ファイル '{1}' はありません",
      "files cannot be read here": "ここではファイルを読めません",
      "files cannot be written here": "ここではファイルに書けません",
      "'{}' is there, and is no transcript; choose another name":
        "'{1}' はすでにあり、トランスクリプトではありません。別の名前にしてください",
      "an editor needs a terminal; change the file, then: reload":
        "エディターには端末が必要です。ファイルを変えてから: reload",
      "the app is in no file of yours; begin an exercise, or: load FILE.swift":
        "アプリはあなたのファイルにはありません。演習を始めるか: load FILE.swift",
      "there is nothing to undo": "取り消すものはありません",
      "there is nothing to redo": "やり直すものはありません",

      // Programs that end.
      "does not compile": "コンパイルできません",
      "stopped": "止めました",
      "an error": "エラー",
      "an error was thrown and not caught: {}": "エラーが投げられ、捕まえられませんでした: {1}",
      "the program ended by exit({})": "プログラムは exit({1}) で終わりました",
      "the program took more than {} steps": "プログラムが {1} ステップを超えました",
      "the app goes on without what ran here": "ここで実行されたものなしで、アプリは続きます",
      "calls are nested more than {} deep": "呼び出しの入れ子が {1} 段を超えました",
      "the program holds more than {} bytes": "プログラムが使うメモリーが {1} バイトを超えました",
      "the program printed more than {} bytes": "プログラムの出力が {1} バイトを超えました",
      "the views change state whenever they are shown; after {} passes navlab stopped":
        "表示するたびにビューが状態を変えるため、{1} 回で止めました",
      "views are nested more than {} deep; does {} contain itself?":
        "ビューの入れ子が {1} 段を超えました。{2} が自分自身を含んでいませんか？",
      "  in {}": "  {1} の中", "  called from {}": "  呼び出し元は {1}",
    ]
  }
}
