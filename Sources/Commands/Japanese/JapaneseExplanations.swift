import Diagnostics

extension Wording {
  /// The story of a view's size and place.
  static var japaneseExplanations: [String: String] {
    [
      "the guide that counts here lies {} from its leading edge":
        "ここで使われるガイドは、先頭の端から {1} の位置にあります",
      "the guide that counts here lies {} below its top": "ここで使われるガイドは、上端から {1} の位置にあります",
      "{} (rule {})": "{1}（規則 {2}）",
      "{}: proposed {}, chose {}, at {}": "{1}: 提案 {2}、選択 {3}、位置 {4}",
      "{}: proposed {}, chose {}": "{1}: 提案 {2}、選択 {3}",
      "  note: {}": "  補足: {1}",
      "  note: the first of {} of that name; the next is explain \"{}\"[2]":
        "  補足: 同じ名前の {1} 個のうち最初のものです。次は explain \"{2}\"[2]",
      "{} changes only what is painted: layout sees {} at {}":
        "{1} は描かれるものだけを変えます。レイアウトから見えるのは {3} の {2} です",
      "{} has no layout of its own: the view around sees what is inside it, first {}":
        "{1} には自分のレイアウトがありません。外側のビューからは中身が見えます。最初は {2} です",
      "{} is out of sight and has no place yet: scroll to it first":
        "{1} は見えない場所にあり、まだ配置されていません。先にスクロールしてください",
      "ignoresSafeArea takes it out to the edges that it touches: the views around see it without that (rule 15.5)":
        "ignoresSafeArea により、接している端まで広がります。まわりのビューからは広がる前の大きさに見えます（規則 15.5）",
      "a frame without a length that can be is as large as its content":
        "使える長さのないフレームは、内容と同じ大きさです",
      "{} was not laid out": "{1} はレイアウトされませんでした",
      "the window": "ウインドウ", "the {}": "{1}", "a view": "ビュー",
      "at its {} detent the sheet is {} points high above the bottom safe area (rule 5.8.3)":
        "detent が {1} のとき、シートの高さは下のセーフエリアより上で {2} ポイントです（規則 5.8.3）",
      "a popover is as large as its content asks for (rule 5.6.1)":
        "ポップオーバーは内容が求める大きさになります（規則 5.6.1）",
      "{} around {}": "{2} を囲む {1}",
      "{} of {} each": "{2} が {1} つ",

      // What it was proposed.
      "{} proposed it {}": "{1} から {2} を提案されました",
      "{} itself was proposed {}": "{1} 自身は {2} を提案されました",
      "{} by {}": "{1}（{2} から）",
      "that is the largest size of the shape {} to 1 that fits into it":
        "縦横比 {1} : 1 でそこに収まる最大の大きさです",
      "that is the smallest size of the shape {} to 1 that fills it":
        "縦横比 {1} : 1 でそこを満たす最小の大きさです",
      "its row is as high as the highest cell in it, {}": "行の高さは、その中でいちばん高いセルの {1} です",
      "its column is as wide as the widest cell in it, {}": "列の幅は、その中でいちばん広いセルの {1} です",
      "nil asks for its ideal size": "nil は理想のサイズを求める提案です",
      "{} points of it go to the gaps first": "そのうち {1} ポイントは先に間隔に使われます",
      "{} points are kept for views of lower priority": "優先度の低いビューのために {1} ポイントを取っておきます",
      "{} points are between the content and the bar": "内容とバーの間隔は {1} ポイントです",
      "nil asks for its ideal: idealWidth says {}, whatever its content is":
        "nil は理想のサイズを求める提案です。中身に関係なく、idealWidth の {1} になります",
      "nil asks for its ideal: idealHeight says {}, whatever its content is":
        "nil は理想のサイズを求める提案です。中身に関係なく、idealHeight の {1} になります",
      "a frame with only a minimum is as large as its content but no larger than what it is proposed, and at least its minimum":
        "最小値だけを持つフレームは、提案を超えない範囲で内容と同じサイズになり、最小値より小さくはなりません",
      "a frame with only a maximum takes what it is proposed up to that, and is its content's size where nothing is proposed or its content is larger":
        "最大値だけのフレームは、最大値まで提案どおりの大きさを取ります。提案がないとき、または内容のほうが大きいときは、内容の大きさになります",
      "an ideal length counts only where nil is proposed; otherwise a frame is as large as its content":
        "理想の長さが使われるのは nil を提案されたときだけです。それ以外では、フレームは内容と同じ大きさです",
      "it is as long as its container, {}": "コンテナと同じ長さ {1} です",
      "a part is {} of its container's {}; {} of them with the gaps inside are {}":
        "1 つ分はコンテナの長さ {2} から {1} です。{3} つ分は、間の間隔を含めて {4} です",
      "it is {} of its container's {}": "コンテナの長さ {2} から、{1} です",
      "it is always {} long": "長さはいつも {1} です",
      "it can be {} long or take all there is": "長さは {1} でも、あるだけ全部でもかまいません",
      "it can be {} to {} long": "長さは {1} から {2} までです",
      "{}; it chooses last of all": "{1}。選ぶのは一番最後です",
      "{}, with priority {}": "{1}（優先度 {2}）",
      "the least flexible views choose first: {}": "伸び縮みの少ないビューから選びます: {1}",
      "its share of what was left was {}; it took {}": "残りからの割り当ては {1} で、{2} を取りました",
      "the frame's idealWidth, {}, stands in for nil":
        "nil の代わりにフレームの idealWidth、{1} を使います",
      "the frame's idealHeight, {}, stands in for nil":
        "nil の代わりにフレームの idealHeight、{1} を使います",
      "the stack's own width, {}, stands in for nil": "nil の代わりにスタック自身の幅 {1} を使います",
      "the stack's own height, {}, stands in for nil": "nil の代わりにスタック自身の高さ {1} を使います",
      "the tracks of {} are {}": "{1} のトラックは {2} です",

      // What it chose.
      "it chose {}": "{1} を選びました",
      "it proposed {} to its views, which stand one below the other and took {}":
        "縦に並ぶ中身に {1} を提案し、中身は {2} を選びました",
      "it proposed {} to its label, which took {}": "ラベルに {1} を提案し、ラベルは {2} を選びました",
      "it proposed {} to {}, which took {}": "{2} に {1} を提案し、{3} という答えを得ました",
      "it offered {} to {}, which took {}; {} are left":
        "{2} に {1} を提案し、{3} という答えを得ました。残りは {4} です",
      "only its views of the highest layout priority give it its size, the others may stand out: {}":
        "レイアウト優先度が最も高いビューだけが大きさを決め、ほかのビューははみ出すことがあります: {1}",
      "its layout priority is not the highest in {}: it has no say in the size of it":
        "{1} の中でレイアウト優先度が最も高いわけではないので、{1} の大きさには関わりません",
      "a lazy stack makes only the views in sight; proposed nil across, it is as large there as the largest of them":
        "遅延スタックは見えているビューだけを作ります。横の方向に nil を提案されたので、その方向にはその中で最も大きいビューと同じ大きさです",
      "- {}, {} times": "- {1}、{2} 回",
      "{} points go to the gaps between its views": "中のビューの間隔に {1} ポイントを使います",
      "the highest priority chooses first, then the least flexible view: {}":
        "優先度の高いものから、次に伸び縮みの少ないビューから選びます: {1}",
      "{} would like {}: it fits": "{1} の理想は {2} で、収まります",
      "{} would like {}: it does not fit": "{1} の理想は {2} で、収まりません",
      "the {} points kept for the next priority are added to what is left":
        "次の優先度のビューのために取っておいた {1} ポイントを、残りに加えます",
      "its tracks are {}": "トラックは {1} です",
      "column {} is {} wide, as its widest cell is: {}": "{1} 列目の幅は {2} で、いちばん広いセル {3} の幅です",
      "column {} is {} wide: {} needs {}, and what goes across it stretches it":
        "{1} 列目の幅は {2} です。{3} に必要なのは {4} で、列をまたぐセルが広げています",
      "column {} is {} wide: only what goes across it gives it a width":
        "{1} 列目の幅は {2} です。列をまたぐセルだけが幅を決めています",
      "maxWidth: .infinity makes its width what it was proposed":
        "maxWidth: .infinity なので、幅は提案されたとおりになります",
      "maxHeight: .infinity makes its height what it was proposed":
        "maxHeight: .infinity なので、高さは提案されたとおりになります",
      "its width is kept at least {} and at most {}": "幅は {1} 以上 {2} 以下に保たれます",
      "its height is kept at least {} and at most {}": "高さは {1} 以上 {2} 以下に保たれます",
      "its width is kept at least {}": "幅は {1} 以上に保たれます",
      "its height is kept at least {}": "高さは {1} 以上に保たれます",
      "its width is kept at most {}": "幅は {1} 以下に保たれます",
      "its height is kept at most {}": "高さは {1} 以下に保たれます",

      // Where it was put.
      "it is not on the screen": "画面にはありません",
      "it stands at {} in the window": "ウインドウの {1} にあります",
      "{} put it at {}": "{1} の {2} に置かれました",
      "{}, which is {} in the window": "{1}。ウインドウでは {2} です",
      "before it: {}, {} long with the gap after": "手前にあるもの: {1}。間隔を含めた長さは {2} です",
      "{} views come before it, {} long with the gaps": "手前に {1} 個のビューがあり、間隔を含めた長さは {2} です",
      "its row is {} at {}: a list adds its insets, keeps to its least height, and puts the content in the middle":
        "行は {2} にあり、サイズは {1} です。リストは余白を加え、最小の高さを守り、内容を中央に置きます",
      "{} puts {} together": "{1} は{2}をそろえます",
      "centres": "中心", "leading edges": "先頭側の端", "trailing edges": "末尾側の端", "tops": "上端",
      "bottoms": "下端", "horizontal centres": "水平方向の中心", "vertical centres": "垂直方向の中心",
      "first baselines": "最初のベースライン", "last baselines": "最後のベースライン",
      "a guide of the program's own": "プログラム独自のガイド",

      // What surprises.
      "it reaches under the bars to the screen's edge, since it handles the safe area itself; its content starts beside the bars (rule 15.3)":
        "セーフエリアを自分で扱うので、バーの下を通って画面の端まで広がります。内容はバーの手前から始まります（規則 15.3）",
      "it is {} points wider than {}; nobody cuts it off or makes it smaller":
        "{2} より {1} ポイント広くなっています。切り取られることも縮められることもありません",
      "it is {} points higher than {}; nobody cuts it off or makes it smaller":
        "{2} より {1} ポイント高くなっています。切り取られることも縮められることもありません",
      "it is {} points wider than {}; .{} cuts off what stands out":
        "{2} より {1} ポイント広くなっています。はみ出した部分は .{3} が切り取ります",
      "it is {} points higher than {}; .{} cuts off what stands out":
        "{2} より {1} ポイント高くなっています。はみ出した部分は .{3} が切り取ります",
      "an offset moves only what is painted: the views around see it at {}":
        "offset が動かすのは描かれる位置だけです。まわりのビューから見た位置は {1} のままです",
      "proposed nil there is no height for it to take: here it is as high as its rows, on a device it may have hardly any. A list scrolls by itself; in a ScrollView give it .frame(height:)":
        "nil を提案されたので、取れる高さがありません。ここでは行を合わせた高さになりますが、実機ではほとんど高さがなくなることがあります。リストは自分でスクロールします。ScrollView の中では .frame(height:) を付けてください",
      "on one line it would be {} wide: as small as minimumScaleFactor allows it still does not fit, so its end is cut off (rule 17.6)":
        "1行なら幅は {1} になります。minimumScaleFactor が許すいちばん小さい大きさでも収まらないので、末尾が省略されます（規則 17.6）",
      "{} around it is {}; what the {} paints ends at its own {}. To fill it, write .{} after .{}":
        "外側の {1} は {2} ですが、{3} が描くのは自分の {4} までです。外側まで広げるには、.{6} の後に .{5} を書きます",
      "it is greedy: its neighbours in {} get what they need, it the rest":
        "欲張りなビューです。{1} の中の隣のビューは必要なだけ、このビューは残りを受け取ります",
      "all its lines are {} high at this width: of the {} proposed it takes the whole lines that fit, and its end is cut off (rule 17.4)":
        "この幅では全部の行で高さ {1} になります。提案された {2} に収まる行だけを取り、末尾は省略されます（規則 17.4）",
      "at its full size it would be {} wide: it got less, and minimumScaleFactor lets it shrink before it breaks or is cut off (rule 17.6)":
        "本来の大きさなら幅 {1} ですが、それより狭いので、折り返したり切れたりする前に minimumScaleFactor により縮みます（規則 17.6）",
      "on one line it would be {} wide: it got less, so it breaks into lines":
        "1 行なら幅 {1} ですが、それより狭いので、複数の行に折り返します",
      "on one line it would be {} wide: it got less, and lineLimit(1) allows it no second line, so its end is cut off":
        "1行なら幅は {1} になりますが、もらえたのはそれより狭く、lineLimit(1) で2行目も使えないので、末尾が省略されます",
      "on one line it would be {} wide: it got less, and lineLimit({}) allows it fewer lines than it needs, so its end is cut off":
        "1行なら幅は {1} になりますが、もらえたのはそれより狭く、lineLimit({2}) では行が足りないので、末尾が省略されます",
      "on one line it would be {} wide: it got less, so its end is cut off":
        "1 行なら幅 {1} ですが、それより狭いので、末尾が省略されます",
      "the layoutPriority inside it is lost: {} sees a priority of its own, 0 (rule 5.4)":
        "中の layoutPriority が失われています。{1} から見えるのはこのビュー自身の優先度 0 です（規則 5.4）",
      "its layoutPriority is lost: {} around it has a priority of its own, 0; write .layoutPriority after .{} (rule 5.4)":
        "layoutPriority が失われています。外側の {1} 自身の優先度は 0 です。.{2} の後に .layoutPriority を書いてください（規則 5.4）",
      "a stack hugs its views; its alignment only lines them up with one another. .frame(maxWidth: .infinity, alignment: .{}) moves it to the edge":
        "スタックは中のビューをぴったり囲み、alignment は中のビューどうしをそろえるだけです。端に寄せるには .frame(maxWidth: .infinity, alignment: .{1}) を使います",
      "it is only as wide as its content, and scrolls only there; .frame(maxWidth: .infinity) on the content makes it wide":
        "内容と同じ幅しかなく、スクロールできるのもその中だけです。内容に .frame(maxWidth: .infinity) を付けると広がります",
      "a GeometryReader puts its content at its top leading corner; to centre it, give it .frame(maxWidth: .infinity, maxHeight: .infinity)":
        "GeometryReader は内容を先頭側の上の角に置きます。中央に置くには、内容に .frame(maxWidth: .infinity, maxHeight: .infinity) を付けます",
      "the Spacer beside it takes the {} points that are left, which moves it from the middle":
        "隣の Spacer が残りの {1} ポイントを取るので、中央からずれます",
    ]
  }

  /// The rules of layout.
  static var japaneseReasons: [String: String] {
    [
      "it is greedy: it takes all that it is proposed, and 10 points where that is nil":
        "欲張りなビューなので、提案をすべて受け取ります。nil なら 10 ポイントです",
      "its size is its own; a circle takes the smaller side of its proposal":
        "サイズは自分で決まっています。円は提案の短い方の辺に合わせます",
      "a spacer takes all there is along its stack, 8 points at least, and nothing across it":
        "スペーサーはスタックの方向にあるだけ（少なくとも 8 ポイント）取り、横には何も取りません",
      "a divider is as long as its proposal and a line thick": "区切り線の長さは提案どおりで、太さは線 1 本分です",
      "a control has its own height; some take the proposed width, others hug their label":
        "コントロールの高さは決まっています。幅は、提案どおりになるものと、ラベルに合わせるものがあります",
      "a frame with a width is as wide as that, whatever its content chooses, and as high as its content":
        "幅を決めたフレームは、中身が何を選んでもその幅になり、高さは中身と同じです",
      "a frame with a height is as high as that, whatever its content chooses, and as wide as its content":
        "高さを決めたフレームは、中身が何を選んでもその高さになり、幅は中身と同じです",
      "a fixed frame is the size that it was given, whatever its content chooses; its content is proposed that size and aligned inside":
        "固定フレームは、内容が何を選んでも指定されたサイズになります。内容にはそのサイズを提案し、中でそろえます",
      "a frame with minimum and maximum takes the proposal between them, and its content's size where it has no bound":
        "最小と最大のあるフレームは、その間で提案に従います。限度のない側では内容のサイズになります",
      "padding proposes its content what is left inside, and adds itself to the answer":
        "padding は余白を引いた残りを内容に提案し、答えに余白を足します",
      "fixedSize proposes nil, so that its content takes its ideal size":
        "fixedSize は nil を提案するので、内容は理想のサイズになります",
      "it proposes the largest size of its ratio that fits, or the smallest that fills, and is as large as its content is then":
        "その比率で収まる最大の（または満たす最小の）サイズを提案し、内容が選んだサイズと同じになります",
      "position takes all that it is proposed, and puts its content's centre at a point":
        "position は提案をすべて受け取り、内容の中心を指定した点に置きます",
      "offset only moves what is painted: neighbours see the old place":
        "offset は描く位置だけを動かします。隣のビューから見た場所は元のままです",
      "it is exactly as large as the view that it modifies, which never sees what is behind or over it":
        "修飾するビューとちょうど同じサイズになります。そのビューは、背後や手前にあるものに影響されません",
      "layoutPriority only tells the stack around who chooses first":
        "layoutPriority は、どのビューが先に選ぶかを外側のスタックに伝えるだけです",
      "a stack is as long as its views and gaps together, and as wide as the widest":
        "スタックの長さは中のビューと間隔の合計で、幅は一番広いビューに合わせます",
      "it is as large as its views together, each of which was proposed the whole":
        "中のビューそれぞれに全体を提案し、それらを合わせたサイズになります",
      "an alignment guide moves the view against its neighbours and keeps its size":
        "アライメントガイドは、隣のビューに対する位置を動かし、サイズは変えません",
      "a geometry reader is greedy: it takes all that it is proposed, whatever its content is":
        "GeometryReader は欲張りなビューで、内容が何であっても提案をすべて受け取ります",
      "a scroll view takes what it is proposed; its content is proposed nil along the way it scrolls":
        "スクロールビューは提案を受け取ります。内容には、スクロールする方向に nil を提案します",
      "a lazy stack makes only the views in sight, and takes all it is proposed across":
        "遅延スタックは見えるビューだけを作り、横の方向には提案をすべて受け取ります",
      "a lazy grid takes all it is proposed across, and shares that out to its columns or rows":
        "遅延グリッドは横の方向に提案をすべて受け取り、列や行に分けます",
      "a grid's columns are as wide as their widest cell": "グリッドの列は、一番広いセルの幅になります",
      "the bar takes its length at one edge, the content what is left; it is as long as both and the gap between them":
        "バーが片側の辺に自分の長さを取り、残りが内容に渡ります。全体の長さは、両方とその間隔の合計です",
      "layout sees its content's own size; it is drawn as far as the edges that it touches":
        "レイアウトから見えるのは内容そのものの大きさです。描画は、接している辺の先まで広がります",
      "the safe area is what the device and the bars leave free":
        "セーフエリアは、デバイスとバーに隠れない領域です",
      "it takes the first of its views that fits": "中のビューのうち、最初に収まるものを使います",
      "the program's own layout says so": "プログラム独自のレイアウトがそう決めています",
      "it is a part of the container around it": "外側のコンテナの一部です",
      "a text takes the lines that it needs and no more, and wraps in the width proposed":
        "テキストは必要な行だけを取り、提案された幅で折り返します",
      "proposed no width, a text stays on one line, however long, and breaks only where it says so":
        "幅の提案がないとき、テキストはどれだけ長くても 1 行のままで、自分の改行でだけ折り返します",
      "proposed nil there is nothing for it to take: a geometry reader is 10 points long then, whatever its content is":
        "nil を提案されると受け取るものがないので、GeometryReader は内容が何であっても 10 ポイントになります",
      "the way a ScrollView scrolls there is no length to fill: give it .frame(height:) or .frame(width:), or put the GeometryReader around the ScrollView":
        "ScrollView がスクロールする方向には満たす長さがありません。.frame(height:) か .frame(width:) を付けるか、GeometryReader を ScrollView の外側に置いてください",
      "a form takes all that it is proposed, and scrolls":
        "フォームは提案をすべて受け取り、スクロールします",
      "a list takes all that it is proposed, and scrolls":
        "リストは提案をすべて受け取り、スクロールします",
      "it fills the width that it is proposed: its label at the leading edge, its control at the trailing one":
        "提案された幅いっぱいに広がり、ラベルを先頭側、コントロールを末尾側に置きます",
      "it fills the width that it is proposed, and is as high as its lines":
        "提案された幅いっぱいに広がり、高さは行の数に合わせます",
      "it fills the width that it is proposed, and has its own height":
        "提案された幅いっぱいに広がり、高さは決まっています",
      "an image keeps its own size, whatever it is proposed; .resizable() lets it change":
        "画像は、何を提案されても自分のサイズを保ちます。.resizable() を付けると変えられます",
      "a resizable image takes what it is proposed and loses its shape; .scaledToFit() keeps it":
        "resizable の画像は提案どおりのサイズになり、縦横比が崩れます。.scaledToFit() を付けると保たれます",
      "a circle is as wide as high: the smaller side of its proposal":
        "円は幅と高さが同じで、提案の短い方の辺に合わせます",
      "along its way it takes what it is proposed; across it it is as large as its content":
        "スクロールする方向には提案どおり、横の方向には内容と同じサイズになります",
      "a canvas takes all that it is proposed": "Canvas は提案をすべて受け取ります",
      "it takes all that it is proposed": "提案をすべて受け取ります",
      "its style leaves room around its label": "スタイルがラベルのまわりに余白を取ります",
      "it is as large as its parts and the gaps between them": "部品とその間隔を合わせたサイズになります",
      "a row is as wide as its views and gaps together, and as high as the highest":
        "横並びの幅は中のビューと間隔の合計で、高さは一番高いビューに合わせます",
      "a button is as large as its label": "ボタンはラベルと同じサイズになります",
      "outside of a stack a spacer takes all that it is proposed, both ways":
        "スタックの外では、スペーサーは縦にも横にも提案をすべて受け取ります",
      "proposed nil there is no rest to take: a spacer stays at its least length":
        "提案が nil なら残りがないので、スペーサーは最小の長さになります",
    ]
  }
}
