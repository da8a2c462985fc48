import Diagnostics

extension Wording {
  /// What `help switches` lists.
  static var japaneseSwitches: [String: String] {
    [
      "what differs by release; to choose one: set ios, or --ios":
        "リリースによって違うもの（選ぶには: set ios、または --ios）",
      "what sources disagree on": "資料によって違うもの",
      "since iOS {}": "iOS {1} から", "before iOS {}": "iOS {1} より前",
      "  {} (rule {})": "  {1}（規則 {2}）",

      "a finger that scrolls takes the keyboard away":
        "指でスクロールするとキーボードが閉じる",
      "tapping the selected tab takes its stack back to the root":
        "選択中のタブをもう一度タップすると、スタックがルートに戻る",
      "all tabs' content is made at first; otherwise each when it is first selected":
        "すべてのタブの内容を最初に作る（そうでなければ、初めて選ばれたときに作る）",
      "`navigationDestination(for:)` inside a lazy container counts while its row is there":
        "遅延コンテナの中の `navigationDestination(for:)` は、行がある間だけ有効",
      "what is asked for in the update that takes another presentation away is shown":
        "別のモーダルを消すのと同じ更新で求めたものも表示する",
      "what is asked for while another presentation closes is shown after it":
        "別のモーダルが閉じている間に求めたものを、その後に表示する",
      "in a sidebar every section can be closed by its header; otherwise those with `isExpanded`":
        "サイドバーのすべてのセクションを見出しで閉じられる（そうでなければ `isExpanded` のあるものだけ）",
      "a presentation whose modifier goes leaves its binding as it is":
        "修飾子がなくなったモーダルは、バインディングをそのままにする",
      "on an iPad a sheet is a form, and not a page":
        "iPad のシートは、ページではなくフォームの大きさになる",
      "an iPad's tab bar stands on top in a regular width":
        "iPad のタブバーは、幅が regular なら上に置かれる",
      "choosing another tab empties the search of `searchable` on the tab view":
        "別のタブを選ぶと、タブビューの `searchable` の検索が空になる",
      "`dismiss()` in a split view's later columns leaves them":
        "分割ビューの後ろの列での `dismiss()` は、その列から戻る",
      "a column's width that is set after the first screen counts":
        "最初の画面の後に設定した列の幅も有効",
      "an update pushes one screen of a binding at most":
        "一度の更新でプッシュされるバインディングの画面は一つまで",
      "a bar without title, items or search is hidden":
        "タイトルも項目も検索もないバーは隠れる",
      "alerts take text fields":
        "アラートにテキストフィールドを置ける",
      "the back button shows its chevron only":
        "戻るボタンは矢印だけになる",
      "a sheet below its largest detent is a card with room around it":
        "最大でない高さのシートは、まわりに余白のあるカードになる",
      "the design of iOS 26: the measures of its texts, lists, bars and controls":
        "iOS 26 のデザイン: テキスト、リスト、バー、コントロールの寸法",
      "rows of a lazy stack are told that they go":
        "遅延スタックの行は、消えることを知らされる",
      "a medium sheet's part of the largest detent, down to a device pixel":
        "medium のシートの高さが最大の高さに占める割合（ピクセルに切り捨て）",
      "a dialog's title is hidden on a phone unless asked for":
        "iPhone のダイアログのタイトルは、求めない限り隠れる",
      "on an iPad a sheet is a form of this size, in points":
        "iPad のフォームのシートの大きさ（ポイント）",
      "on an iPad a page sheet is at most this large, in points":
        "iPad のページのシートの最大の大きさ（ポイント）",
      "a page sheet's distance from the window's top and bottom, in points":
        "ページのシートとウインドウの上下の間隔（ポイント）",
      "a split view's leading columns, in points":
        "分割ビューの先頭側の列の幅（ポイント）",
      "a phone's tab bar has room for so many tabs; more are behind `More`":
        "iPhone のタブバーに入るタブの数（残りは `More` の中）",
      "an iPad's tab bar at the bottom":
        "iPad の下のタブバーに入るタブの数",
      "where one side is proposed nil, `aspectRatio` with `.fill` fills the other; or proposes infinity":
        "一方の辺に nil が提案されたとき、`.fill` の `aspectRatio` はもう一方の辺に合わせる（そうでなければ無限大を提案する）",
      "a `ZStack` is as large as its children's places together; or as its largest child":
        "`ZStack` の大きさは、子の置かれた範囲全体になる（そうでなければ、一番大きい子と同じ）",
      "proposed nil across, a lazy grid's columns that are not fixed have their minimum; or share 10 points":
        "横の提案が nil のとき、遅延グリッドの固定でない列は最小の幅になる。または 10 ポイントを分け合う",
      "what adaptive columns leave of their share at their maximum stays empty; or goes to the next":
        "adaptive の列が最大幅に達して残した分は空いたままになる。または次の列に渡る",
      "a cell across several columns widens those that have no width first; or all alike":
        "複数の列にまたがるセルは、幅のない列から先に広げる。またはすべてを等しく広げる",
      "from right to left `offset(x:)` moves to the left; or to the right":
        "右から左の並びで `offset(x:)` は左へ動かす。または右へ動かす",
      "across its axis a stack reaches to the line that its children meet on":
        "スタックは、軸と交わる方向で、子をそろえる線まで広がる",
      "of several last text baselines the lowest is the container's; or the highest":
        "最後のベースラインがいくつかあれば、一番下のものがコンテナのものになる（そうでなければ一番上のもの）",
      "an iPad in portrait shows the sidebar by itself from iOS 26 on":
        "iOS 26 以降、縦向きの iPad はサイドバーを自分から表示する",
      "a value that is pushed while a binding's screen is on top lies underneath; or goes nowhere":
        "バインディングの画面が一番上にある間にプッシュした値は、その下に入る（そうでなければ無視される）",
      "a full screen cover tells what it covers that it has gone":
        "フルスクリーンカバーは、隠したビューに消えたことを伝える",
      "a universal link comes to `onOpenURL`, and continues as an activity where there is none":
        "ユニバーサルリンクは `onOpenURL` に届き、それがなければアクティビティとして続く",
      "leading columns over the detail go when something is selected in them":
        "詳細に重なる先頭側の列は、中で何かを選ぶと消える",
      "the room at the sides and below a partial sheet of iOS 26, in points":
        "iOS 26 の一部の高さのシートの、左右と下の余白（ポイント）",
      "the part of a sheet's height that a finger drags it by until it goes":
        "シートを閉じるまでに指で引く、高さに対する割合",
      "the part of a scroll view's height that a swipe scrolls it by":
        "スワイプでスクロールする、高さに対する割合",
      "what a finger pulls content down by to refresh it, in points":
        "更新のために内容を引き下げる距離（ポイント）",
      "somebody uses the device by VoiceOver or the like; without, its focus goes nowhere":
        "VoiceOver などでデバイスが使われているか。使われていなければ、そのフォーカスはどこにも移りません",
      "how long a presentation takes to close, in seconds":
        "モーダルが閉じるのにかかる時間（秒）",
      "what a finger travels before a sheet follows it, in points":
        "シートが動き始めるまでに指が動く距離（ポイント）",
    ]
  }
}
