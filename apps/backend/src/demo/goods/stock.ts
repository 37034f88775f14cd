/** Stock level of an article in one colour. */
export type Stock = 'plenty' | 'usual' | 'thin' | 'ending' | 'none'

/** A deterministic pseudo-random number from 0 to 1 per key (FNV-1a). */
export function steady(key: string): number {
  let hash = 0x811c9dc5
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // FNV gives similar keys similar high bits: one more round mixes them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

const whole = (share: number, from: number, to: number): number => from + Math.floor(share * (to - from + 1))

/** Pieces of one size. `edge`: the smallest and the largest sizes have less stock. */
function pieces(stock: Stock, key: string, edge: boolean): number {
  const [level, share] = [steady(`fate ${key}`), steady(`share ${key}`)]
  if (stock === 'none') return 0
  if (stock === 'plenty') return edge ? whole(share, 12, 40) : whole(share, 24, 96)
  if (stock === 'thin') return level < 0.35 ? 0 : level < 0.75 ? whole(share, 1, 5) : whole(share, 6, 14)
  if (level < (edge ? 0.25 : 0.06)) return 0
  if (level < (edge ? 0.55 : 0.16)) return whole(share, 1, 5)
  return level < 0.45 ? whole(share, 6, 20) : whole(share, 21, 72)
}

/**
 * Pieces left by size. `ending`: four to five pieces in all, in the middle sizes. `known` overrides single sizes.
 * Deterministic per code and sizes.
 */
export function stockOf(
  code: string,
  sizes: readonly string[],
  stock: Stock,
  known: Readonly<Record<string, number>> = {},
): number[] {
  const middle = Math.floor(sizes.length / 2)
  return sizes.map((size, index) => {
    const given = known[size]
    if (given !== undefined) return given
    if (stock === 'ending') return index === middle ? 3 : index === middle - 1 ? 1 : sizes.length === 1 ? 4 : 0
    return pieces(stock, `${code}-${size}`, sizes.length > 4 && (index === 0 || index === sizes.length - 1))
  })
}
