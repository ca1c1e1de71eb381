/** The properties of an item that decide when it is served. */
export interface ItemOptions {
  /** The smallest is served first. */
  readonly priority: number;
  /** The groups of the item, from the widest to the narrowest. */
  readonly groups: readonly string[];
}

/** A bounded queue that serves the best priority first, and is fair between groups. */
export interface FairQueue<Item> {
  readonly length: number;
  /** Adds an item. Returns the item that is dropped when the queue is full, which may be the new one. */
  push(item: Item, options: ItemOptions): Item | undefined;
  /** Takes the next item, unless its priority is greater than this. */
  shift(maxPriority: number): Item | undefined;
  remove(item: Item): void;
}

/** All items, those of a priority or a group, or one item. */
interface Node<Item> {
  readonly key: string | number;
  readonly priority: number;
  readonly item: Item;
  readonly children: Map<string | number, Node<Item>>;
  size: number;
  /** The smallest is served first. Negative until the first item is served. */
  turn: number;
}

type Order = (a: Node<unknown>, b: Node<unknown>) => number;

/** The newest group goes first, as in FQ-CoDel; then groups that were already served alternate. */
const byService: Order = (a, b) => a.priority - b.priority || a.turn - b.turn;
/** The largest group of the worst priority loses an item; among equals, the one served last. */
const byDrop: Order = (a, b) => b.priority - a.priority || b.size - a.size || b.turn - a.turn;

export function createFairQueue<Item extends object>(maxLength: number): FairQueue<Item> {
  const root = new Map<string | number, Node<Item>>();
  const paths = new Map<Item, readonly Node<Item>[]>();
  let count = 0;

  const take = (item: Item): Item => {
    let siblings = root;
    for (const node of paths.get(item) ?? []) {
      node.size -= 1;
      if (node.size === 0) siblings.delete(node.key);
      siblings = node.children;
    }
    paths.delete(item);
    return item;
  };

  return {
    get length() {
      return paths.size;
    },
    push(item, { priority, groups }) {
      count += 1;
      let siblings = root;
      const path = [priority, ...groups, count].map((key) => {
        const node = siblings.get(key) ?? {
          key,
          priority,
          item,
          size: 0,
          turn: -count,
          children: new Map(),
        };
        node.size += 1;
        siblings.set(key, node);
        siblings = node.children;
        return node;
      });
      paths.set(item, path);
      const worst = paths.size > maxLength ? first(root, byDrop) : undefined;
      return worst && take(worst.item);
    },
    shift(maxPriority) {
      const next = first(root, byService);
      if (next === undefined || next.priority > maxPriority) return undefined;
      count += 1;
      for (const node of paths.get(next.item) ?? []) node.turn = count;
      return take(next.item);
    },
    remove(item) {
      if (paths.has(item)) take(item);
    },
  };
}

/** Finds the first of the widest groups, then the first of the groups in it, down to one item. */
function first<Item>(
  siblings: ReadonlyMap<string | number, Node<Item>>,
  order: Order,
): Node<Item> | undefined {
  let best: Node<Item> | undefined;
  for (const node of siblings.values()) {
    if (best === undefined || order(node, best) < 0) best = node;
  }
  return best && (first(best.children, order) ?? best);
}
