/** Beyond this number all are sorted: an insertion moves the numbers after it. */
const MAX_KEPT = 500

/** The first `count` numbers in order, without sorting the others. */
export function firstInOrder(numbers: Uint32Array, count: number, compare: (a: number, b: number) => number): number[] {
  if (count > MAX_KEPT) return [...numbers.toSorted(compare).subarray(0, count)]
  const first: number[] = []
  for (const number of numbers) {
    const last = first[count - 1]
    if (last !== undefined && compare(number, last) >= 0) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = first[middle]
      if (other !== undefined && compare(other, number) <= 0) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, number)
    if (first.length > count) first.pop()
  }
  return first
}
