/** Beyond this number all are sorted: an insertion moves the items after it. */
const MAX_KEPT = 500

/** The first `count` items in order, without sorting the others. */
export function firstInOrder<Item>(
  items: readonly Item[],
  count: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  if (count > MAX_KEPT) return items.toSorted(compare).slice(0, count)
  const first: Item[] = []
  for (const item of items) {
    const last = first[count - 1]
    if (last && compare(item, last) >= 0) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = first[middle]
      if (other && compare(other, item) <= 0) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}
