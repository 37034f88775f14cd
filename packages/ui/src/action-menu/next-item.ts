/**
 * Index of the item that a key moves focus to from `from` (-1: no item has focus); `undefined` when the key does not
 * move focus.
 */
export function nextItemIndex(key: string, from: number, texts: readonly string[]): number | undefined {
  const count = texts.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (from + 1) % count
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  const round = [...texts.keys()].map(step => (from + 1 + step) % count)
  return round.find(index => texts[index]?.trim().toLocaleLowerCase().startsWith(letter))
}
