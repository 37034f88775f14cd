import { createHash } from 'node:crypto'

/** Namespace UUID of this directory's references: arbitrary, but fixed. */
const namespace = Buffer.from('6f2b1d5ac0de5a4e9b7de1f0a7c3b914', 'hex')

/** A version 5 UUID (RFC 9562 §5.5) of `name`, which is deterministic. */
export function refOf(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name, 'utf8').digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A seeded random number generator: `next(n)` returns 0…n−1 (mulberry32). */
export function seededRandom(name: string): (below: number) => number {
  let state = createHash('sha1').update(name, 'utf8').digest().readUInt32LE(0)
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
