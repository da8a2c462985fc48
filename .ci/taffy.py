"""The benchmark's layouts, laid out by Taffy (the Python package stretchable).

Prints a line for each: its name, the least and the median of 20 runs of the native call, in
milliseconds. Trees are built anew for each run of a first layout, outside of the timer. Exits with
status 3 where the package is not installed.
"""
import statistics
import sys
import time

try:
    from stretchable import taffylib
    from stretchable.style import AUTO, FlexDirection, JustifyContent, AlignItems, AlignSelf, Style
    from stretchable.style.geometry.size import SizeAvailableSpace
except ImportError:
    sys.exit(3)

RUNS = 20


styles = {}


def style(**values):
    """A style as the native side takes it, made once."""
    key = repr(values)
    if key not in styles:
        styles[key] = Style(**values).to_dict()
    return styles[key]


def node(children=(), **values):
    made = taffylib.node_create(engine, style(**values))
    for child in children:
        taffylib.node_add_child(engine, made, child)
    return made


def fixed(width, height):
    return node(size=(width, height), flex_shrink=0)


def rows(count):
    """A column of rows of seven views; its root, and the middle row's first and last leaf."""
    children = []
    first = last = None
    for row in range(count):
        picture, chevron = fixed(50, 50), fixed(10, 16)
        texts = node(
            [fixed(120, 20), fixed(120, 20)], flex_direction=FlexDirection.COLUMN, gap=4,
            align_items=AlignItems.START, flex_shrink=0)
        spacer = node(flex_grow=1, flex_shrink=1, flex_basis=0)
        children.append(node(
            [picture, texts, spacer, chevron], padding=16, gap=8, align_items=AlignItems.CENTER,
            align_self=AlignSelf.STRETCH, flex_shrink=0))
        if row == count // 2:
            first, last = picture, chevron
    root = node(
        children, flex_direction=FlexDirection.COLUMN, align_items=AlignItems.CENTER,
        size=(390, AUTO))
    return root, first, last


def tree(levels, leaf, level=0):
    if level == levels:
        return leaf()
    children = [tree(levels, leaf, level + 1), tree(levels, leaf, level + 1)]
    values = dict(flex_direction=FlexDirection.COLUMN if level % 2 else FlexDirection.ROW)
    if leaf is flexible:
        values.update(flex_grow=1, flex_shrink=1, flex_basis=0, align_self=AlignSelf.STRETCH)
        if level == 0:
            values["size"] = (4096, 4096)
    else:
        values.update(align_items=AlignItems.CENTER)
    return node(children, **values)


def flexible():
    return node(flex_grow=1, flex_shrink=1, flex_basis=0, align_self=AlignSelf.STRETCH)


SPACE = SizeAvailableSpace.default().to_dict()


engine = None


def fresh():
    """An engine without nodes."""
    global engine
    if engine is not None:
        taffylib.free(engine)
    engine = taffylib.init()
    taffylib.enable_rounding(engine)


def lay_out(root):
    started = time.perf_counter()
    taffylib.node_compute_layout_with_measure(engine, root, SPACE, lambda *_: (0.0, 0.0))
    return (time.perf_counter() - started) * 1000


def tell(name, times):
    print(name, min(times), statistics.median(times), flush=True)


def size(made):
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(engine, made, layout)
    return layout.width, layout.height


def cold(name, build, expected):
    times = []
    for _ in range(RUNS):
        fresh()
        root = build()
        times.append(lay_out(root))
        assert size(root) == expected, (name, size(root))
    tell(name, times)


def change(name, leaf, root, sizes):
    times = []
    for run in range(RUNS):
        taffylib.node_set_style(engine, leaf, style(size=sizes[run % 2], flex_shrink=0))
        times.append(lay_out(root))
    tell(name, times)


cold("rows1000", lambda: rows(1000)[0], (390, 82_000))
cold("rows10000", lambda: rows(10_000)[0], (390, 820_000))
root, first, last = rows(10_000)
lay_out(root)
change("taller", first, root, [(50, 60), (50, 50)])
change("within", last, root, [(12, 16), (10, 16)])
cold("flexibleTree", lambda: tree(12, flexible), (4096, 4096))
cold("fixedTree", lambda: tree(12, lambda: fixed(8, 8)), (512, 512))
