import Diagnostics

extension Wording {
  /// What `review` and `map` say.
  static var japaneseReview: [String: String] {
    [
      "{} acts tried, {} screens found": "操作 {1} 回、画面 {2} 枚",
      "nothing found": "問題は見つかりませんでした", "{} found": "{1} 件見つかりました",
      "{}, {} silenced": "{1}（{2} 件は抑えました）",
      "{} walked": "{1}を調べました", "{} walked, not all": "{1}を調べました（全部ではありません）",
      "1 screen": "1 画面", "{} screens": "{1} 画面",
      "  at {}": "  場所: {1}", "  principle: {}": "  原則: {1}", "  why: {}": "  理由: {1}",
      "  instead: {}": "  代わりに: {1}",

      // The map.
      "{}  {}  depth {}": "{1}  {2}  深さ {3}", "{}  dead end": "{1}  行き止まり",
      "     {} fails: {}": "     {1} は失敗: {2}",
      "not pushed so far: {}": "まだプッシュしていないもの: {1}", "nothing leads to: {}": "どこからも行けないもの: {1}",
      "not met so far: {}": "まだ出会っていないもの: {1}", "never on a screen: {}": "画面に出ないもの: {1}",
      "stopped before all was walked": "すべて調べる前に止めました",
      "there are more, too many or too deep to walk": "ほかにもありますが、多すぎるか深すぎて調べられません",

      // What was found.
      "{} tabs": "タブが {1} 個", "{} levels deep": "深さが {1} 段", "{} over {}": "{2} の上に {1}",
      "no way back from {}": "{1} から戻る方法がありません",
      "{} has no title, and pushes other screens": "{1} にはタイトルがなく、別の画面をプッシュします",
      "{} pushes {}, which is below it already": "{1} は {2} をプッシュしますが、それはすでに下にあります",
      "{} is only read, and opens as a sheet from a row": "{1} は読むだけなのに、行からシートで開きます",
      "{} hides the back button and has no other": "{1} は戻るボタンを隠し、ほかに戻る手段がありません",
      "{} has links with values and links with views": "{1} に、値のリンクとビューのリンクが混ざっています",
      "{} has links with views, and {} of the same stack links with values":
        "{1} はビューのリンク、同じスタックの {2} は値のリンクです",
      "{} presents {}, which is pushed too": "{1} は、プッシュもされる {2} をモーダルで表示します",
      "a value for the stack can be presented, and one for a modal pushed":
        "スタックの値を表示したり、モーダルの値をプッシュしたりできてしまいます",
      "an enum for the stack's screens, and another one for its modals":
        "スタックの画面の enum と、モーダルの enum を分けます",
      "{} has a NavigationView and a NavigationStack":
        "{1} に、NavigationView と NavigationStack があります",
      "{} pushes {}, which has a navigation of its own": "{1} は、自分のナビゲーションを持つ {2} をプッシュします",
      "{} belongs to {}, and {} declares it too": "{1} は {2} のものですが、{3} も宣言しています",
      "{} opens {} modals by a Bool each: {}": "{1} は {2} 個のモーダルをそれぞれの Bool で開きます: {3}",
      "{} is shown as a modal and closes itself after its work":
        "{1} はモーダルとして表示され、処理の後に自分で閉じます",
      "{}.{} is a NavigationPath, and {} is all that it holds":
        "{1}.{2} は NavigationPath ですが、入るのは {3} だけです",
      "{} keeps {} to itself, and links are handled elsewhere":
        "{1} は {2} を自分だけで持ち、リンクは別のところで扱われます",
      "a destination inside {} in {}": "{2} の {1} の中に遷移先があります",
      "{} runs a loop in its body": "{1} は body でループを回します",
      "{} computes {}(…) for each row in its body": "{1} は body で行ごとに {2}(…) を計算します",
      "{} makes a {} in its body": "{1} は body で {2} を作ります",
      "{} sorts in its body": "{1} は body で並べ替えます",
      "{} sorts in {}, which its body reads": "{1} は、body が読む {2} で並べ替えます",
      "{} makes a {} in {}, which its body reads": "{1} は、body が読む {3} で {2} を作ります",
      "a GeometryReader beside other views of a {} in {}":
        "{2} の {1} で、GeometryReader がほかのビューと並んでいます",

      // Principles.
      "a few tabs for the main sections, all in sight": "タブは主なセクションだけに絞り、すべて見えるようにします",
      "a shallow hierarchy: three or four levels": "階層は浅く、3 段か 4 段にします",
      "a push goes on; going back ends where one is": "プッシュは先へ進むこと、戻ることは元の場所に帰ることです",
      "there is always a visible way back": "見てわかる戻り方がいつもあります",
      "one navigation context is in use at a time": "使うナビゲーションの文脈は、一度に一つです",
      "a modal is a context of its own, for a task of its own": "モーダルは、独立した作業のための独立した文脈です",
      "the screen says where the user is": "いまどこにいるかを、画面が示します",
      "one way of navigating throughout": "ナビゲーションのしかたを全体で一つにそろえます",
      "a push goes on in the same feature; a route stays inside it":
        "プッシュは同じ機能の中で先へ進むことです。ルートは機能の外に出ません",
      "state says what is going on, not only that something is":
        "状態は、何かが起きていることだけでなく、何が起きているかを表します",
      "the type of the path keeps routes inside their feature": "パスの型が、ルートを機能の中にとどめます",
      "navigation is state, kept where all who change it can reach it":
        "ナビゲーションは状態です。変える人がみな届くところに置きます",
      "whoever opened a context closes it": "文脈は、開いた側が閉じます",
      "destinations belong to the stack, not to a row": "遷移先は行ではなく、スタックのものです",
      "a body only describes the screen; it runs again and again":
        "body は画面を記述するだけで、何度も実行されます",
      "a view takes the room that its content needs": "ビューは、内容に必要なだけの場所を取ります",

      // Reasons.
      "a phone shows five; the rest is behind More, where few people look":
        "iPhone が表示するのは 5 個までです。残りは「その他」に隠れ、あまり見てもらえません",
      "further down people no longer know where they are, or how to get back":
        "それより深いと、どこにいるのか、どう戻るのかがわからなくなります",
      "the stack grows with each round, and the way back with it":
        "一回りするたびにスタックが伸び、戻る道のりも伸びます",
      "without the back button the swipe is gone too: people are stuck":
        "戻るボタンがないとスワイプでも戻れず、動けなくなります",
      "people close one and are still not back where they were": "一つ閉じても、元の場所に戻れません",
      "{} stands in {} stacks at once": "{1} は同時に {2} つのスタックの中にあります",
      "two bars stand over the screen, and each goes back in its own stack only":
        "画面の上にバーが二つ並び、それぞれ自分のスタックの中でしか戻りません",
      "one NavigationStack for each tab, column or modal, and none around them":
        "NavigationStack はタブ・カラム・モーダルごとに一つだけにし、その外側には置きません",
      "something that is only read takes people out of the stack they are in":
        "読むだけのもののために、いまのスタックの外へ出されます",
      "the next screen's back button has no name either": "次の画面の戻るボタンにも名前が付きません",
      "a value pushed over a view link removes it, and only half of the way is in the path":
        "ビューのリンクの上に値をプッシュするとその画面が消え、道のりの半分しかパスに残りません",
      "two bars, two paths, and a back button that crosses features":
        "バーもパスも二つになり、戻るボタンが機能をまたぎます",
      "two of them can be true at once, and none says what is shown":
        "二つが同時に true になりえますし、何を表示しているかはどれも示しません",
      "any value can be pushed, and a screen that is missing shows at run time only":
        "どんな値もプッシュでき、画面が足りないことは実行するまでわかりません",
      "a link from outside cannot put the user on a screen of this stack":
        "外からのリンクで、このスタックの画面を開けません",
      "the opener is not told how it ended, and cannot decide otherwise":
        "開いた側は結果を知らされず、別の判断もできません",
      "it only exists while its row does, and since iOS 18 not at all":
        "行がある間しか存在せず、iOS 18 からはまったく無視されます",
      "scrolling and typing wait for it, again at each update":
        "更新のたびに、スクロールや入力がその処理を待ちます",
      "it takes all the room it is offered, and its siblings are pushed away":
        "与えられた場所をすべて取り、隣のビューを押しのけます",

      // Advice.
      "keep at most five tabs; put the others into one of them": "タブは 5 個までにし、残りはその中に入れます",
      "bring what lies deeper nearer, or split it between tabs": "深いものを近くに移すか、タブに分けます",
      "dismiss(), or take the last values off the path": "dismiss() を呼ぶか、パスの最後の値を取り除きます",
      "leave the back button, or give a control that goes back: Button(\"Back\") { dismiss() } in the toolbar":
        "戻るボタンを残すか、戻るコントロールを置きます: ツールバーに Button(\"Back\") { dismiss() }",
      "close the first before presenting another, or push inside it with a NavigationStack":
        "最初のものを閉じてから次を表示するか、その中で NavigationStack を使ってプッシュします",
      "push it: NavigationLink(value:) and navigationDestination(for:)":
        "プッシュします: NavigationLink(value:) と navigationDestination(for:)",
      ".navigationTitle(\"…\") on the screen's content": "画面の内容に .navigationTitle(\"…\") を付けます",
      "NavigationLink(value:) with navigationDestination(for:) everywhere":
        "どこでも NavigationLink(value:) と navigationDestination(for:) を使います",
      "send an event to the view above, which changes the tab or presents the other feature":
        "上のビューにイベントを送り、そこでタブを変えるか、もう一方の機能を表示します",
      "enum Modal: Identifiable { … }, @State var modal: Modal? and .sheet(item: $modal)":
        "enum Modal: Identifiable { … }、@State var modal: Modal?、.sheet(item: $modal) を使います",
      "keep the path in a model that the App owns, and set it in onOpenURL":
        "パスを App が持つモデルに置き、onOpenURL で設定します",
      "tell the opener what happened, onFinish(.saved), and let it set nil":
        "onFinish(.saved) のように結果を開いた側に伝え、nil にするのはそちらに任せます",
      "put navigationDestination outside of the List, ForEach or lazy stack":
        "navigationDestination を List、ForEach、遅延スタックの外に置きます",
      "do it once: in the model, in init, or in .task, and keep the result":
        "モデル、init、.task のどこかで一度だけ行い、結果を取っておきます",
      "frame(maxWidth: .infinity), or the GeometryReader in .background, or onGeometryChange":
        "frame(maxWidth: .infinity) にするか、GeometryReader を .background に置くか、onGeometryChange を使います",
    ]
  }

  /// What the running app is warned of, where SwiftUI has no words of its own.
  static var japaneseWarnings: [String: String] {
    [
      "the path holds a value of type {}, for which no destination is declared":
        "パスに {1} 型の値がありますが、その遷移先は宣言されていません",
      "navigationDestination(for: {}.self) is declared more than once in the stack; the one nearest the root is used":
        "スタックに navigationDestination(for: {1}.self) が複数あります。ルートに一番近いものを使います",
      "a value was pushed above the screen of a view link; such screens are taken away":
        "ビューのリンクの画面の上に値がプッシュされました。そのような画面は取り除かれます",
      "the stack's path does not take a value of type {}": "スタックのパスは {1} 型の値を受け取りません",
      "a value cannot be pushed while a screen of a binding is on top":
        "バインディングの画面が一番上にある間は、値をプッシュできません",
      "a value was pushed while a screen of a binding is on top; it lies underneath":
        "バインディングの画面が一番上にあるときに値がプッシュされました。値の画面はその下に入ります",
      "navigationDestination(for: {}.self) stands inside a lazy container and is ignored; move it outside of the rows":
        "navigationDestination(for: {1}.self) は遅延コンテナの中にあるので無視されます。行の外に出してください",
      "navigationDestination({}:) stands inside a lazy container; move it outside of the rows":
        "navigationDestination({1}:) が遅延コンテナの中にあります。行の外に出してください",
      "a link of value type {} has no matching navigationDestination visible from it; the link cannot be activated":
        "値の型が {1} のリンクから見えるところに、対応する navigationDestination がありません。リンクは動作しません",
      "the selection {} of the TabView matches no tag": "TabView の選択 {1} に当てはまる tag がありません",
      "'fullScreenCover' is unavailable in macOS; it presents nothing":
        "'fullScreenCover' は macOS では使えません。何も表示されません",
      "the selection .{} is none of the sheet's detents": "選択 .{1} はシートの detent にありません",
      "a NavigationLink stands outside of any navigation container; it is disabled":
        "NavigationLink がナビゲーションコンテナの外にあるため、無効です",
      "a toolbar stands outside of any navigation container; its items are not shown":
        "ツールバーがナビゲーションコンテナの外にあるため、項目は表示されません",
      "only one presentation is shown at a time: the {} waits until the one that is up has gone":
        "一度に表示できるモーダルは一つです。{1} は、いまのものが閉じるまで待ちます",
      "presentationDetents on the view that presents a sheet do not concern it; write them on the sheet's content":
        "シートを表示する側のビューに付けた presentationDetents は効きません。シートの内容に付けてください",
      "{}: answered a size that is negative or not a number; 0 is used instead":
        "{1}: 負のサイズ、または数でないサイズを答えました。代わりに 0 を使います",
      "{}: nested deeper than layout goes; it has no size": "{1}: 入れ子が深すぎてレイアウトできず、サイズがありません",
      "{}: its size and the sizes around it follow from each other without end":
        "{1}: このビューとまわりのサイズが互いに依存し、決まりません",
    ]
  }
}
