class Node:
    def __init__(self, key):
        self.key = key; self.left = None; self.right = None
def insert(node, key):
    if node is None: return Node(key)
    if key < node.key: node.left = insert(node.left, key)
    else: node.right = insert(node.right, key)
    return node
def depth(node):
    if node is None: return 0
    return 1 + max(depth(node.left), depth(node.right))
def main():
    root = None
    s = 42
    for _ in range(8_000):
        s = (s * 1_103_515_245 + 12345) % 2_147_483_648
        root = insert(root, s)
    print(depth(root))
main()
