import Diagnostics

extension Wording {
  /// Lessons, exercises, checks.
  static var japaneseLearning: [String: String] {
    [
      "there are no lessons here; start the workbook: navlab":
        "ここにレッスンはありません。ワークブックを始めるには: navlab",
      "there are no lessons here": "ここにレッスンはありません",
      "there is no lesson '{}'": "レッスン '{1}' はありません",
      "no lesson is open; open one with: open LESSON": "レッスンを開いていません。開くには: open LESSON",
      "'{}' has no page '{}'; it has 1 to {}": "'{1}' にページ '{2}' はありません。1 から {3} までです",
      "this is the first page; try: lessons": "最初のページです。試すコマンド: lessons",
      "this is the last page of the last lesson; try: progress":
        "最後のレッスンの最後のページです。試すコマンド: progress",
      "{}, page {} of {}": "{1} {2}/{3} ページ",
      "{}; to go on: next": "{1}。次へ: next",
      "{}; this was the last lesson": "{1}。これが最後のレッスンでした",
      "{}; the next lesson: open {}": "{1}。次のレッスン: open {2}",
      "there is no exercise '{}'": "演習 '{1}' はありません",
      "no lesson has the exercise '{}'": "演習 '{1}' のあるレッスンはありません",
      "no exercise is open; choose one with: exercise ID": "演習を開いていません。選ぶには: exercise ID",
      "the exercise '{}' has no hint": "演習 '{1}' にヒントはありません",
      "edit {}, then: reload, check": "{1} を編集してから: reload、check",
      "your answer is kept in {}": "これまでの答えは {1} に残してあります",
      "warning: your progress could not be kept: {}": "warning: 進み具合を保存できませんでした: {1}",
      "error: {}": "error: {1}",
      "hint {} of {}": "ヒント {1}/{2}",
      "after the last comes: solution": "最後のヒントの次は: solution",

      // Progress.
      "1 try": "1 回試した", "{} tries": "{1} 回試した", "1 hint": "ヒント 1 つ", "{} hints": "ヒント {1} つ",
      "solution seen": "解答を見た",
      "{} of {} lessons finished, {} of {} exercises passed":
        "レッスン {2} のうち {1} を終え、演習 {4} のうち {3} に合格しました",
      "you are at {}, page {} of {}: open": "いまは {1} の {2}/{3} ページです: open",

      // Checks.
      "the exercise is not passed yet": "演習にはまだ合格していません",
      "pass  {}": "合格  {1}", "FAIL  {}": "不合格  {1}", "passed: {}": "合格: {1}",
      "to go on: next": "次へ: next",
      "that was the last page; how far you are: progress":
        "これが最後のページでした。進み具合を見るには: progress",
      "not yet; for a hint: hint": "まだです。ヒントを見るには: hint",
      "not yet; for the solution: solution": "まだです。解答を見るには: solution",
      "expected '{}', which is missing": "'{1}' があるはずですが、ありません",
      "'{}' was not expected": "'{1}' は余分です",
      "expected '{}', got '{}'": "'{1}' のはずですが、'{2}' でした",
      "expected {}, got {}": "{1} のはずですが、{2} でした",
      "expected {}, got {}: {}": "{1} のはずですが、{2} でした: {3}",
      "{}; 1 other line differs": "{1}。ほかに 1 行違います",
      "{}; {} other lines differ": "{1}。ほかに {2} 行違います",
      "nothing differs": "違いはありません",
      "a line stands where '!' forbids it": "'!' が禁じるところに行があります",
      "navlab could not answer: {}": "navlab は答えられませんでした: {1}",
      "after '{}': {}": "'{1}' の後: {2}",
      "{} more did not pass": "ほかに {1} 個が合格しませんでした",
      "the step '{}'": "ステップ '{1}'",
      "not tried, for {} did not pass": "{1} が合格しなかったので、試していません",
      "not tried": "試していません",
      "what this check expects is not shown": "このチェックが求めるものは表示しません",
      "navlab could not load the source: {}": "navlab はソースを読み込めませんでした: {1}",
      "the source did not load": "ソースを読み込めませんでした",
      "the source did not load: {}": "ソースを読み込めませんでした: {1}",
      "no command ended with an error, and this block must have one":
        "このブロックではエラーになるコマンドが要りますが、ありませんでした",
      "passes; take 'todo' away": "合格です。'todo' を外してください",
      "the exercise checks nothing": "この演習は何も確かめません",
      "the grader could not finish": "採点を終えられませんでした",
      "the time was used up": "時間を使い切りました",
      "the exercise has no transcript to be graded against": "採点の手本になるトランスクリプトがありません",
      "the exercise asks for commands; hand in a recorded session":
        "この演習はコマンドを求めています。記録したセッションを提出してください",
      "the submission has no Swift source": "提出物に Swift のソースがありません",

      // Goals.
      "it is not so: {}": "成り立ちません: {1}",
      "assert needs true or false, and '{}' is {}": "assert には true か false が必要ですが、'{1}' は {2} です",
      "nothing": "値なし",
      "there is no goal here, for nothing is graded": "採点ではないので、ここに目標はありません",
      "goal compares what is on the screen, and 'goal layout' the frames too; there is no 'goal {}'":
        "goal は画面にあるものを、'goal layout' はフレームも比べます。'goal {1}' はありません",
      "the goal shows nothing": "目標は何も表示しません",
      "your app shows nothing": "あなたのアプリは何も表示しません",
      "place": "場所", "text": "テキスト", "control": "コントロール",
      "the goal has the {} '{}', yours has '{}'": "目標の{1}は '{2}' ですが、あなたのは '{3}' です",
      "the {} '{}' is missing": "{1} '{2}' がありません",
      "the {} '{}' is too much": "{1} '{2}' は余分です",
      "'{}' is missing": "'{1}' がありません",
      "'{}' is {}; it should be {}": "'{1}' は{2}です。目標は{3}です",
      "at x {}": " x {1} ", "at y {}": " y {1} ", "{} wide": "幅 {1} ", "{} high": "高さ {1} ",
    ]
  }
}
