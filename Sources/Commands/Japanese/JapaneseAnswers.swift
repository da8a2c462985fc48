import Diagnostics

extension Wording {
  /// What commands answer.
  static var japaneseAnswers: [String: String] {
    [
      // Changes.
      "and {} more": "ほか {1} 件",
      "screen {} → screen {}": "{1} 枚目の画面 → {2} 枚目の画面",
      "badge of \"{}\" {} → {}": "\"{1}\" のバッジ {2} → {3}",
      "opened {}": "{1} を開きました", "appear {}": "表示 {1}", "disappear {}": "消去 {1}",
      "the value follows when the editing ends; add: --submit":
        "値が変わるのは編集が終わるときです。付けるもの: --submit",
      "none": "なし", "no title": "タイトルなし",
      "no frame has changed": "変わったフレームはありません",
      "there is no navigation stack on the screen": "画面にナビゲーションスタックはありません",
      "undid: {}": "取り消し: {1}", "redid: {}": "やり直し: {1}",
      "too many files of commands, each read by the one before":
        "コマンドのファイルが、次々に読まれて多くなりすぎました",
      "there was no more to undo than {}": "取り消せるのは {1} 個だけでした",
      "there was no more to redo than {}": "やり直せるのは {1} 個だけでした",
      "the app does not come to rest by itself; {} s have passed":
        "アプリはひとりでには落ち着きません。{1} 秒が過ぎました",
      "the line waits; let time pass with: wait": "この行は待っています。時間を進めるには: wait",

      // Records.
      "stopped; {} is kept": "記録を止めました。{1} は残してあります",
      "nothing was being recorded": "何も記録していませんでした",
      "recording to {}, from the app's launch on; to stop: record off":
        "{1} に、アプリの起動から記録します。止めるには: record off",
      "{}: 1 command": "{1}: コマンド 1 個", "{}: {} commands": "{1}: コマンド {2} 個",
      "{}: your answer to {}; grade it with:": "{1}: {2} への答えです。採点するには:",
      "warning: recording stopped: {}": "warning: 記録を止めました: {1}",

      // Groups of commands.
      "learn": "学ぶ", "app": "アプリ", "look": "見る", "act": "操作する", "time": "時間", "record": "記録する",
      "review": "見直す", "general": "全般",
      "example": "例",
      "anything else is Swift, run in the scope of the app's root view":
        "それ以外は Swift として、アプリのルートビューの中で実行します",
    ]
  }

  /// What each command does.
  static var japaneseSummaries: [String: String] {
    [
      "answer the commands in a file, one after another": "ファイルのコマンドに順に答える",
      "list the lessons, with what you did": "レッスンの一覧と進み具合",
      "open a lesson where you left it, or at a page": "レッスンを、前回の続きかページから開く",
      "turn to the next page; without one, to the first lesson to do":
        "次のページへ（レッスンを開いていなければ、次にやるレッスンへ）",
      "turn back a page": "前のページへ", "turn to a page of the lesson": "レッスンのページへ移る",
      "list the exercises of the lesson, or of all": "レッスン、またはすべての演習の一覧",
      "begin an exercise, or see the page of the one you are at": "演習を始める、またはいまの演習のページを見る",
      "put an exercise back to its start; your answer is kept":
        "演習を最初に戻す（答えは別のファイルに残す）",
      "show the next hint for the exercise": "演習の次のヒントを見る",
      "see whether your answer passes": "演習の答えを確かめる",
      "show an answer that passes": "演習の解答を見る", "what you have done so far": "学習の進み具合",
      "launch the app that the files, or a folder's, make up": "ファイルまたはフォルダーのアプリを起動する",
      "read the files again and launch": "ファイルを読み直して起動する",
      "open the app's files, your answer, in $VISUAL or $EDITOR, then reload":
        "$VISUAL か $EDITOR でファイルを開き、読み直して起動する",
      "launch the app afresh, on the device as it is": "いまのデバイスでアプリを最初から起動する",
      "end the app and start it again with what it keeps; with a URL, from that link":
        "アプリを終了し、保存されるものを残して起動し直す（URL からも）",
      "show the devices, or move the app to another": "デバイスの一覧、または別のデバイスへ移す",
      "turn the device": "デバイスを回転する",
      "give the window another size, in points": "ウインドウの大きさを変える（ポイント）",
      "type, scheme, locale, direction, keyboard: the user's; ios: the release; phase: the app's":
        "文字サイズ、外観、言語、向き、キーボード、iOS のリリース、アプリの状態を変える",
      "draw the device's screen": "画面を描く",
      "the views on screen, with their numbers": "画面のビューと番号",
      "each view with its frame: x, y, width × height; --diff: what the last command changed":
        "各ビューのフレーム: x、y、幅 × 高さ（--diff: 直前のコマンドでの変化）",
      "why a view has its size and place; --all: what every view was proposed and chose":
        "ビューの大きさと位置の理由（--all: すべてのビューへの提案と選んだサイズ）",
      "what the app's views keep": "ビューが保持している状態",
      "the path of the active stack": "いまのスタックのパス",
      "windows, tabs, stacks, sheets: from outside in": "ウインドウ、タブ、スタック、シートを外側から",
      "what can be acted on now": "いま操作できるもの",
      "what the last command set off": "直前のコマンドで起きたこと",
      "the files of the app": "アプリのファイル", "the screen as an SVG picture": "画面を SVG で",
      "tap a control, by its label or node number": "コントロールを、ラベルかノードの番号でタップする",
      "press a control and hold it": "コントロールを長押しする",
      "replace the text of a field, or add to it; --submit presses Return":
        "フィールドに入力する、または書き足す（--submit: リターンキーを押す）",
      "turn a switch, or set it": "スイッチを切り替える", "select a row of a list": "リストの行を選ぶ",
      "choose an option of a picker or menu": "ピッカーやメニューの選択肢を選ぶ",
      "step a stepper or slider, or set a value": "ステッパー、スライダー、日付を変える",
      "scroll a list or scroll view": "リストやスクロールビューをスクロールする",
      "a full swipe: do a row's first action, or ACTION; turn a page, pull a sheet":
        "行を端まで払う（最初のアクション、または ACTION を行う）、ページめくり、シート",
      "drag a view, the sheet, or the screen from its edge, by points or onto another view":
        "ビュー、シート、画面の端を、指定したポイントだけ、または別のビューの上へドラッグする",
      "go back one screen": "一つ前の画面へ戻る",
      "close what is presented, as by pulling it down": "一番上のモーダルを、引き下げるなどして閉じる",
      "drag a sheet to another height": "シートの高さを変える", "choose a tab": "タブを選ぶ",
      "pull to refresh": "引っ張って更新する", "type into the search field": "検索フィールドに入力する",
      "open a link that leads into the app": "アプリで URL を開く",
      "let the app's time pass": "アプリの時間を進める",
      "take back the last command, or N of them, as far as the last load, reload or restart":
        "直前の（または N 個の）コマンドを取り消す。load、reload、restart より前には戻れない",
      "do again what was undone": "取り消したものをやり直す",
      "what was done to the app, in order": "アプリにしたことを順に",
      "keep this session in a transcript, after every command": "このセッションを、コマンドのたびにトランスクリプトへ記録する",
      "write the session as a transcript that passes": "ここまでのセッションをトランスクリプトとして保存する",
      "write your answer to the exercise, to be handed in": "演習の答えを、提出用のファイルに書く",
      "check the navigation against design rules; // review:ignore ID keeps one quiet":
        "ナビゲーションを設計の原則に照らす（// review:ignore ID で抑える）",
      "every screen that a user can reach, and the ways": "利用者が行ける画面とその経路",
      "show the commands, or how to use one": "コマンドの一覧、または使い方",
      "clear the terminal": "端末の画面を消す", "leave navlab": "navlab を終わる",
    ]
  }
}
