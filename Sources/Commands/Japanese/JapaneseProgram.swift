import Diagnostics

extension Wording {
  /// What the program says around its sessions: wrong usage, files, lists.
  static var japaneseProgram: [String: String] {
    [
      "{} has changed since it was read; to see that: reload":
        "{1} は読み込んだ後に変わりました。今の内容を見るには: reload",
      "try 'navlab help'": "使い方を見るには: navlab help",
      "internal error: {}; this is a defect in navlab": "内部エラー: {1}。navlab の不具合です",
      "grading it ended navlab; this is a defect in navlab, not the learner's":
        "採点中に navlab が終了しました。提出物ではなく navlab の不具合です",
      "{} passed": "合格 {1}", "{} failed": "不合格 {1}", "{} skipped": "飛ばしたもの {1}",
      "1 transcript": "トランスクリプト 1 件", "{} transcripts": "トランスクリプト {1} 件", "{}: {}": "{1}: {2}",
      "{} (1 command)": "{1}（コマンド 1 個）", "{} ({} commands)": "{1}（コマンド {2} 個）",
      "{} commands, for a par of {}": "コマンド {1} 個（目安は {2} 個）",
      "{} submissions: {} passed, {} did not": "提出 {1} 件: 合格 {2} 件、不合格 {3} 件",
      "{}: {} of {} points{}": "{1}: {3} 点中 {2} 点{4}",
      "{}: not graded: {}{}": "{1}: 採点できません: {2}{3}",
      "{} of {} checks passed": "{2} 項目中 {1} 項目が合格",
      "{} of {} shown checks passed; {}": "表示される {2} 項目中 {1} 項目が合格。{3}",
      "1 more is not shown": "ほかに表示されない項目が 1 つあります",
      "{} more are not shown": "ほかに表示されない項目が {1} あります",
      "graded {} of {}": "採点 {2} 件中 {1} 件",
      "'navlab {}' is one of {}": "'navlab {1}' には次のものがあります: {2}",
      "unknown command '{}'; to run a file: navlab run {}":
        "コマンド '{1}' はありません。ファイルを実行するには: navlab run {2}",
      "unknown option '{}'": "オプション '{1}' はありません",
      "option '{}' needs {}, not '{}'": "オプション '{1}' に必要なのは{2}です。'{3}' は使えません",
      "a whole number from {}": " {1} 以上の整数", "a whole number from {} to {}": " {1} から {2} までの整数",
      "option '{}' takes no value": "オプション '{1}' は値を取りません",
      "option '{}' needs a value: {} {}": "オプション '{1}' には値が必要です: {2} {3}",
      "option '{}' cannot be '{}'; choose from {}": "オプション '{1}' に '{2}' は使えません。選べるもの: {3}",
      "'{}' needs {}": "'{1}' には {2} が必要です", "'{}' has no use for '{}'": "'{1}' に '{2}' は要りません",
      "there is completion for bash, zsh and fish, not '{}'":
        "補完があるのは bash、zsh、fish です。'{1}' はありません",
      "there is no release '{}'; there are 15, 16, 17, 18, 26, and 17.4":
        "リリース '{1}' はありません。選べるもの: 15、16、17、18、26、または 17.4 など",
      "'--update' changes no file where CI is set; see what it would change with --check, or give --force-ci":
        "CI が設定されているため '--update' はファイルを変更しません。変更内容を見るには --check、変更するには --force-ci を付けてください",
      "hidden blocks stay as they are; to change them: --hidden":
        "hidden のブロックは変更しません。変更するには --hidden を付けてください",
      "option '--speed' needs a number above 0, not '{}'":
        "オプション '--speed' には 0 より大きい数が必要です。'{1}' は使えません",
      "{} in {}/learner and {}/staff": "{2}/learner と {3}/staff に {1} を書きました",
      "1 file": "1 ファイル", "{} files": "{1} ファイル",
      "it holds no transcript": "トランスクリプトがありません", "it holds no lesson": "レッスンがありません",
      "it answers another version of the lesson: {}, not {}":
        "レッスンの別の版への解答です: {1}（この版は {2}）",
      "show what --update would change, and change nothing":
        "--update が変更する内容を表示する（変更はしない）",
      "with --update: hidden blocks too": "--update で hidden のブロックも変更する",
      "with --update: also where CI is set": "CI が設定されていても --update を行う",
      "how many times as fast: 2 waits half a second": "速さの倍率（2 なら 0.5 秒待つ）",
      "wait for Enter before each command": "コマンドごとに Enter を待つ",
      "write a session of cram or trycmd, or a DocC tutorial, as a transcript":
        "cram や trycmd のセッション、DocC のチュートリアルをトランスクリプトに書き換える",
      "'{}' is no file to import; the names of those end in {}":
        "'{1}' は取り込めるファイルではありません。名前の末尾は {2} のいずれかです",
      "NAVLAB_SHARE names no folder with lessons":
        "NAVLAB_SHARE の指すフォルダーにレッスンがありません",
      "it answers the exercise '{}'": "演習 '{1}' への解答です",
      "no transcript has that in its path": "パスにその語を含むトランスクリプトはありません",
      "what must hold is not in this copy of the lesson":
        "合格の条件はこのレッスンの写しには入っていません",
      "what else must hold is checked where you hand it in: submit":
        "残りの条件は提出先で調べられます。提出するには: submit",
      "the solution is not in this copy of the lesson; try: hint":
        "解答はこのレッスンの写しには入っていません。ヒントを見るには: hint",
      "{}; {} of them are hidden": "{1}（うち {2} 件は非公開）",
      "{}; 1 of them is hidden": "{1}（うち 1 件は非公開）",
      "there is no command in it": "コマンドがひとつもありません",
      "its text has lines that are grammar here, such as a fence that stays open":
        "ここでは文法になる行が文章にあります（閉じていないフェンスなど）",
      "cannot find '{}', the code of a step": "ステップのコード '{1}' が見つかりません",
      "play a transcript or a recorded session": "トランスクリプトや記録したセッションを再生する",
      "write the learners' files without hidden blocks, and the staff's with them":
        "hidden のブロックを除いた学習者用ファイルと、それを含む教員用ファイルを書く",
      "'-e' stands in place of files; leave one of them out":
        "'-e' はファイルの代わりです。どちらか一方にしてください",
      "'-c' and '--script' are two ways to give commands; leave one out":
        "'-c' と '--script' はどちらもコマンドを渡すものです。一方だけにしてください",
      "'--script -' reads standard input, and no file beside it":
        "'--script -' は標準入力を読みます。ほかのファイルとは一緒に使えません",
      "'seed=' and 'ios=' hold from the app's launch on; give them to its first block":
        "'seed=' と 'ios=' はアプリの起動から有効です。そのアプリの最初のブロックに書いてください",
      "the command read no line '{}'": "コマンドは入力行 '{1}' を読みませんでした",
      "cannot write to {}: {}": "{1}に書けません: {2}", "standard output": "標準出力",
      "standard error": "標準エラー出力", "no such folder": "フォルダーがありません",
      "'navlab layout' needs FILE.swift… or -e CODE":
        "'navlab layout' には FILE.swift… か -e CODE が必要です",
      "'--propose' takes WxH, each a number, nil or inf, not '{}'":
        "'--propose' の値は WxH（それぞれ数、nil、inf）です。'{1}' は使えません",
      "'navlab grade SUBMISSION…' needs --exercise ID":
        "'navlab grade SUBMISSION…' には --exercise ID が必要です",
      "option '--format' has no such value": "オプション '--format' にその値はありません",

      // Files.
      "cannot read '{}': {}": "'{1}' を読めません: {2}", "cannot write '{}': {}": "'{1}' に書けません: {2}",
      "cannot find '{}': {}": "'{1}' が見つかりません: {2}", "cannot edit '{}': {}": "'{1}' を編集できません: {2}",
      "cannot read {}: {}": "{1} を読めません: {2}",
      "no such file": "ファイルがありません", "permission denied": "権限がありません",
      "is a directory": "ディレクトリです", "it is a directory": "ディレクトリです",
      "it is a pipe": "パイプです",
      "no space left on device": "デバイスに空きがありません", "read-only file system": "読み出し専用のファイルシステムです",
      "error {}": "エラー {1}",
      "not UTF-8 at byte {}": "先頭から {1} バイトの位置が UTF-8 ではありません",
      "larger than {} bytes": "{1} バイトより大きいファイルです",
      "there is no Swift file below it": "その中に Swift ファイルがありません",
      "there is no editor '{}'; name one in EDITOR": "エディター '{1}' はありません。EDITOR で指定してください",
      "'{}' ended with {}": "'{1}' が {2} で終わりました",
      "{}:{}: the line is longer than {} bytes": "{1}:{2}: 行が {3} バイトより長くなっています",
      "{}:{}: byte {} is not UTF-8; read as U+FFFD":
        "{1}:{2}: 先頭から {3} バイトの位置が UTF-8 ではないので、U+FFFD として読みました",
      "{}:{}: a NUL byte is read as U+FFFD": "{1}:{2}: NUL を U+FFFD として読みました",

      // The workbook and its lessons.
      "to begin: next; to open another: open LESSON; to leave: quit":
        "始めるには: next、別のレッスンは: open LESSON、終わるには: quit",
      "no lessons beside the program; name their folder in NAVLAB_SHARE":
        "プログラムのそばにレッスンがありません。NAVLAB_SHARE でフォルダーを指定してください",
      "no lessons beside the program; name their folder, or NAVLAB_SHARE":
        "プログラムのそばにレッスンがありません。フォルダーか NAVLAB_SHARE を指定してください",
      "it holds no folder with a lesson.md": "lesson.md のあるフォルダーがありません",
      "a lesson's folder is called NN-name, as in Lessons/20-badges, not '{}'":
        "レッスンのフォルダーは Lessons/20-badges のように NN-name とします。'{1}' は使えません",
      "it is there already": "すでにあります",
      "{}; it stays, and nothing is kept": "{1}。そのまま残し、進み具合は保存しません",
      "{}; it is kept as '{}'": "{1}。'{2}' として残します",
      "it is not whole JSON": "JSON として完全ではありません",
      "it is not a file of navlab's progress": "navlab の進み具合のファイルではありません",
      "another version of navlab wrote it": "別のバージョンの navlab が書いたものです",
      "a part of it is missing": "一部が欠けています",
      "1 page": "1 ページ", "{} pages": "{1} ページ", "1 lesson": "レッスン 1 つ", "{} lessons": "レッスン {1} つ",
      "1 exercise": "演習 1 つ", "{} exercises": "演習 {1} つ",
      "nothing to mend": "直すところはありません", "{} to mend": "直すところが {1} か所あります",
      "  updated {}; read the change": "  {1} を更新しました。変更を確かめてください",
      "no such exercise": "その演習はありません",
      "it holds {} folders, each with an app of its own; hand in each: {}/*":
        "アプリの入ったフォルダーが {1} 個あります。一つずつ提出してください: {2}/*",
      "{} is a link that leads out of what was handed in":
        "{1} は提出物の外を指すリンクです",
      "there is no Swift file in what was handed in; expected {}":
        "提出物に Swift ファイルがありません。必要なのは {1} です",
    ]
  }

  /// Help on the command line.
  static var japaneseOptions: [String: String] {
    [
      "SwiftUI layout and navigation, simulated line by line":
        "SwiftUI のレイアウトとナビゲーションを一行ずつシミュレートします",
      "Options of every command:": "すべてのコマンドのオプション:", "Example:": "例:",
      "'navlab help COMMAND' shows a command's own options, 'navlab help prompt' the commands of the prompt, 'navlab help devices' the devices, 'navlab help switches' what differs by release or is disputed, 'navlab help transcripts', 'lessons', 'goal' and 'assert' what teachers write.":
        "コマンドのオプションは 'navlab help COMMAND'、プロンプトのコマンドは 'navlab help prompt'、デバイスは 'navlab help devices'、リリースや資料によって違うところは 'navlab help switches'、教材の書き方は 'navlab help transcripts'、'lessons'、'goal'、'assert' で見られます。",
      "Exit status: {}.": "終了ステータス: {1}。",
      "fine": "正常", "what was asked for did not hold": "求めたことが成り立たない",
      "wrong usage": "使い方の誤り", "a file could not be read or written": "ファイルを読み書きできない",
      "a defect in navlab": "navlab の不具合",

      // The manual page.
      "name": "名前", "synopsis": "書式", "commands": "コマンド", "options": "オプション", "prompt": "プロンプト",
      "exit status": "終了ステータス", "see also": "関連項目",

      // Commands.
      "open the workbook where you left it": "ワークブックを前回の続きから開く",
      "open a lesson": "レッスンを開く",
      "simulate the app that the files, or a folder's, make up": "ファイルやフォルダーのアプリをシミュレートする",
      "lay one view out on its own": "ビューを一つだけレイアウトする",
      "show diagnostics only": "コンパイラーの診断だけを表示する",
      "run transcripts and compare what they say": "トランスクリプトを実行して、書かれた答えと比べる",
      "grade submissions": "提出物を採点する", "list the lessons": "レッスンを一覧する",
      "look for mistakes in lessons": "レッスンの誤りを探す",
      "start a lesson of your own": "自分のレッスンを作り始める",
      "write what the shell needs to complete this": "シェルの補完スクリプトを書き出す",
      "explain a command or a topic": "コマンドや話題を説明する",

      // Options.
      "show this help": "この説明を表示する", "show the version": "バージョンを表示する",
      "colour the output; auto: on a terminal": "出力に色を付ける（auto: 端末のとき）",
      "the language of what navlab says; else the workbook and help follow the terminal's locale":
        "navlab の言葉（指定がなければ、ワークブックと説明だけが端末のロケールに従う）",
      "the view or App to show": "表示するビューや App",
      "the device; iPhone 16 unless given": "デバイス（指定がなければ iPhone 16）",
      "the release of iOS; 18 unless given": "iOS のリリース（指定がなければ 18）",
      "hold the device sideways": "デバイスを横向きにする",
      "run COMMAND and leave; repeat for more": "COMMAND を実行して終わる（繰り返し指定できる）",
      "run the commands in FILE (-: standard input) and leave":
        "FILE のコマンドを実行して終わる（-: 標準入力）",
      "answer with JSON, one object a line": "JSON オブジェクトを 1 行ずつ答える",
      "where random numbers and UUIDs start": "乱数と UUID の始まり",
      "Swift code in place of files; repeat for more lines": "ファイルの代わりの Swift コード（複数行なら繰り返す）",
      "the proposed size; each a number, nil or inf": "提案するサイズ（それぞれ数、nil、inf）",
      "the most interpreter steps a command may take": "コマンドごとの実行ステップの上限",
      "the most nested calls": "呼び出しの入れ子の上限",
      "the most live memory, in megabytes": "使うメモリーの上限（メガバイト）",
      "the most that a command may print": "コマンドごとの出力の上限",
      "rewrite the expected output that differs": "違っている答えを書き直す",
      "the exercise to grade, or its transcript FILE.md": "採点する演習、またはそのトランスクリプト FILE.md",
      "how the grades are written; text unless given": "採点結果の形式（指定がなければ text）",
      "ask about each change, and make those taken": "変更を一つずつ確かめ、選んだものだけ書く",
      "'--review' asks at a terminal; without one: --check or --update":
        "'--review' は端末で尋ねます。端末がなければ --check か --update を使ってください",
      "take this change? y: yes, n: no, e: edit it, a: all from here, q: none from here":
        "この変更を書きますか？ y: はい、n: いいえ、e: 編集する、a: ここから全部、q: ここから書かない",
      "waiting for a change; Ctrl-C ends": "変更を待っています。Ctrl-C で終わります",
      "run again after each change of a file": "ファイルが変わるたびに実行し直す",
      "how many to do at a time": "同時に行う数",
      "only the files whose path has WORDS in it": "パスに WORDS を含むファイルだけ",
      "tested {} of {}": "テスト {2} 件中 {1} 件",
      "running it ended navlab; this is a defect in navlab, not the transcript's":
        "実行中に navlab が終了しました。トランスクリプトではなく navlab の不具合です",
      "write to FILE, not standard output": "標準出力ではなく FILE に書く",
    ]
  }
}
