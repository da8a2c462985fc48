import Diagnostics

/// A page of help on what people write: transcripts, lessons, and what they check.
struct HelpPage {
  /// What asks for it; the first is its own.
  let names: [String]
  let english: String
  let japanese: String

  static let names = all.flatMap(\.names)

  static func named(_ name: String) -> HelpPage? { all.first { $0.names.contains(name) } }

  func lines(in language: Language) -> [String] {
    (language == .japanese ? japanese : english)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static let all: [HelpPage] = [
    HelpPage(names: ["transcripts", "transcript"], english: transcripts, japanese: transcriptsJa),
    HelpPage(names: ["lesson"], english: lessons, japanese: lessonsJa),
    HelpPage(names: ["goal"], english: goal, japanese: goalJa),
    HelpPage(names: ["assert"], english: assert, japanese: assertJa),
  ]

  // MARK: Transcripts

  private static let example = """
      ---
      title: Counting
      points: 3
      ---
      ```swift file=ContentView.swift
      struct ContentView: View {
        @State var n = 0
        var body: some View { Button("Count \\(n)") { n += 1 } }
      }
      ```

      ```navlab step=start points=1 label="Starts at zero"
      nav> assert n == 0
      ```

      ```navlab step=counts points=2 needs=start
      nav> tap "Count 0"
      ContentView.n: 0 → 1
      nav> tap "Nowhere"
      ? error(noSuchControl)
      ...
      nav> goal layout
      ```
    """

  private static let attributes = """
        step=NAME          the block's name, for needs= and reports
        points=2           what the block is worth
        label="Goes back"  what the learner reads of it; label-ja="…" in Japanese
        needs=a,b          tried only where these steps have passed
        hidden             graded, and not in the learner's file
        hide               run, and not shown
        try                the learner's turn, in a lesson
        device="iPad"      locale=de_DE  landscape: from here on; seed=7  ios=17: from
                           the app's launch on, so in its first block
        lang=ja            what the prompt says from here on is in Japanese
        timeout=2s         for each command; what takes longer ends with '? timeout'
        par=3              how many commands are enough
        tol=0.5            how far measured numbers may be off
        unordered          the lines of an output in any order; ws=loose: any blanks
        error              the block must end with an error
        todo  skip="why"   known to fail; not run
    """

  private static let transcripts = """
    A transcript is Markdown. Blocks that begin with ```swift file=NAME are loaded,
    as one app; blocks that begin with ```navlab are given to the prompt, and what
    it answers is compared. All else is prose.

    \(example)

    Between the two lines ---: id, title, points, requires (navlab >= 1).

    In a navlab block:
      nav> COMMAND       a command or Swift; ...> continues it
      ? ok               the status that must come: ok (unless another is given),
                         error, error(CODE), timeout, skipped
      << TEXT            a line of input for the command
      ...                any lines, or none
      (re) PATTERN       a line that the regular expression matches
      (any-order) (end)  the lines between them, in any order
      ! TEXT             a line that must not come before the next one
      \\TEXT              a line that is TEXT, whatever it looks like
      # TEXT             before the first command: a comment
    Any other line is output, in which these stand for what may differ:
      [..] [num] [num 16 ±0.5] [num 10..20] [int] [word] [hex] [id] [time] [path]
      [uuid]; [n:int] keeps what it met as n, and [=n] is the same again

    After ```navlab, on the same line:
    \(attributes)
    After ```swift: file=NAME; carry (the app of later blocks keeps it); hide;
    exercise=ID (in a lesson: the start of an exercise).

    'navlab test FILE' compares, 'navlab test --update FILE' writes what came
    (--review asks about each change, --check only shows them), 'navlab replay FILE'
    plays it, and 'record FILE' at the prompt writes one. See also: help goal, help
    assert.
    """

  private static let transcriptsJa = """
    トランスクリプトは Markdown です。```swift file=NAME のブロックは一つのアプリとして
    読み込まれ、```navlab のブロックはプロンプトに渡されて、答えが比べられます。
    それ以外は文章です。

    \(example)

    先頭の --- の間: id、title、points、requires (navlab >= 1)。

    navlab のブロックの中:
      nav> COMMAND       コマンドか Swift。...> はその続き
      ? ok               あるべき結果: ok（書かなければこれ）、error、error(CODE)、
                         timeout、skipped
      << TEXT            コマンドへの入力の一行
      ...                何行でも（0 行でも）
      (re) PATTERN       正規表現に合う一行
      (any-order) (end)  その間の行を順不同で
      ! TEXT             次の行より前に出てはいけない行
      \\TEXT              見かけによらず TEXT そのものの行
      # TEXT             最初のコマンドより前ならコメント
    ほかの行は出力です。変わりうるところは次のように書けます:
      [..] [num] [num 16 ±0.5] [num 10..20] [int] [word] [hex] [id] [time] [path]
      [uuid]。[n:int] は合ったものを n と名づけ、[=n] は同じもの

    ```navlab のあと、同じ行に:
        step=NAME          ブロックの名前（needs= と報告に使う）
        points=2           配点
        label="Goes back"  学習者が読む名前。日本語では label-ja="…"
        needs=a,b          これらのステップが通ったときだけ試す
        hidden             採点はするが、学習者のファイルには入れない
        hide               実行するが見せない
        try                学習者の番（レッスン）
        device="iPad"      locale=de_DE  landscape: ここから先。seed=7  ios=17: 起動から
                           有効なので、アプリの最初のブロックに書く
        lang=ja            ここから先、プロンプトは日本語で答える
        timeout=2s         コマンドごとの時間。超えると '? timeout' で終わる
        par=3              これだけのコマンドで足りる
        tol=0.5            測った数の許される差
        unordered          出力の行は順不同。ws=loose: 空白の数を問わない
        error              ブロックはエラーで終わらなければならない
        todo  skip="why"   失敗するとわかっている。実行しない
    ```swift のあと: file=NAME、carry（後のブロックのアプリにも残す）、hide、
    exercise=ID（レッスンで: 演習の最初のソース）。

    'navlab test FILE' で比べ、'navlab test --update FILE' で答えを書き込みます（--review は
    変更ごとに尋ね、--check は表示だけ）。'navlab replay FILE' で再生できます。
    プロンプトの 'record FILE' でも書けます。ほかに: help goal、help assert。
    """

  // MARK: Lessons

  private static let folder = """
      Lessons/20-badges/lesson.md            prose, code and exercises
      Lessons/20-badges/lesson.ja.md         the same words in Japanese
      Transcripts/exercises/badges-first.md  what the exercise is graded against
    """

  private static let folderJa = """
      Lessons/20-badges/lesson.md            文章、コード、演習
      Lessons/20-badges/lesson.ja.md         その日本語訳
      Transcripts/exercises/badges-first.md  演習を採点する基準
    """

  private static let lessonExample = """
      ---
      title: Badges
      summary: What there is to learn, in one line
      ---
      # Badges

      A page begins at each heading of one or two marks.

      ```swift file=ContentView.swift
      Text("Hello")
      ```

      ```navlab
      nav> layout
      ...
      ```

      ## Exercise: write

      ```swift file=ContentView.swift exercise=badges-first
      Text("Hello")
      ```

      > [!HINT] 1
      > A question that leads the way.

      ## Exercise: act

      ```navlab try step=badges-tap points=1
      nav> tap "Hello"
      nav> assert isOn
      ```
    """

  private static let lessons = """
    A lesson is a folder, in the grammar of 'help transcripts':
    \(folder)

    \(lessonExample)

    An exercise in source starts from the block with exercise=ID, and is graded
    against the transcript ID.md: the source there is a solution, its navlab blocks
    are the checks. An exercise in commands is a block with 'try': the learner gives
    commands until everything from the first assert or goal on holds; what stands
    before it is a solution. Hints follow the block that they are for.

    In a translation, a line <!-- code --> stands where the lesson shows a block.

    'navlab lessons new Lessons/20-badges' writes one to start from; 'navlab lessons
    lint' replays them all: each start must fail, each solution must pass.

    For a class: 'navlab lessons build . built' writes what learners get and what
    grades them, and NAVLAB_SHARE says whose lessons are meant:
      NAVLAB_SHARE=built/learner navlab
      NAVLAB_SHARE=built/staff navlab grade anna.md ben.md --exercise badges-tap
    """

  private static let lessonsJa = """
    レッスンは一つのフォルダーです。文法は 'help transcripts' と同じです:
    \(folderJa)

    \(lessonExample)

    # か ## の見出しごとに新しいページになります。

    ソースを書く演習は exercise=ID のブロックから始まり、トランスクリプト ID.md に
    照らして採点されます。そこのソースが解答で、navlab のブロックが検査です。
    コマンドの演習は try のブロックです。最初の assert か goal から先がすべて成り立つ
    まで学習者がコマンドを与えます。その前にあるものが解答です。ヒントはそのブロックの
    後に書きます。

    翻訳では、レッスンがブロックを見せるところに <!-- code --> の行を置きます。

    'navlab lessons new Lessons/20-badges' がひな形を書き、'navlab lessons lint' が
    すべてを実行します（最初のソースは通らず、解答は通らなければなりません）。

    授業では 'navlab lessons build . built' が学習者用と採点用のファイルを書きます。
    どのレッスンを使うかは NAVLAB_SHARE で指定します:
      NAVLAB_SHARE=built/learner navlab
      NAVLAB_SHARE=built/staff navlab grade anna.md ben.md --exercise badges-tap
    """

  // MARK: What must hold

  private static let goal = """
    goal, goal layout
      in a transcript: the app must be as good as the transcript's own source, which
      is given the same commands. How it is written does not matter.

      nav> goal          where the user is (stacks, sheets, tabs), the texts and the
                         controls on the screen
      nav> goal layout   and the frame of everything with a text, to half a point

      example:
        ```navlab step=edges points=2 label="Title and number are at the edges"
        nav> tap "More"
        ...
        nav> goal layout
        ```
      It fails with error(goalDiffers). See also: help assert, help transcripts.
    """

  private static let goalJa = """
    goal、goal layout
      トランスクリプトで: 提出されたアプリが、トランスクリプト自身のソースのアプリと
      同じでなければなりません（同じコマンドを与えて比べます）。書き方は問いません。

      nav> goal          いる場所（スタック、シート、タブ）、画面のテキストとコントロール
      nav> goal layout   さらに、テキストのあるものすべてのフレーム（0.5 ポイントまで）

      例:
        ```navlab step=edges points=2 label="題と数が両端にある"
        nav> tap "More"
        ...
        nav> goal layout
        ```
      違えば error(goalDiffers) です。ほかに: help assert、help transcripts。
    """

  private static let assert = """
    assert EXPRESSION
      in a transcript: a Swift expression that must be true, in the scope of the root
      view: its state, its functions, everything that Swift has.

      example:
        ```navlab step=deep points=1 label="Three screens deep"
        nav> assert path.count == 3
        nav> assert names.contains("Ada") && !isShown
        ```
      It fails with error(assertFailed), and says what the left side of an == is.
      See also: help goal, help transcripts.
    """

  private static let assertJa = """
    assert EXPRESSION
      トランスクリプトで: ルートビューの中で真でなければならない Swift の式です
      （状態、関数、Swift のすべてが使えます）。

      例:
        ```navlab step=deep points=1 label="三画面の深さ"
        nav> assert path.count == 3
        nav> assert names.contains("Ada") && !isShown
        ```
      違えば error(assertFailed) で、== の左側の値を言います。
      ほかに: help goal、help transcripts。
    """
}
