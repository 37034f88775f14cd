/**
 * A rendered page that can be answered many times: compressed once, with holes where each answer puts its own nonce.
 *
 * A deflate stream is a row of blocks. Every piece between two holes is compressed with what stands before it as its
 * dictionary and flushed to a byte boundary, so that the nonce can stand between two pieces as a stored block (RFC 1951
 * §3.2.4). In the dictionary the holes hold bytes that no text has, so that nothing is ever copied out of a nonce.
 */
import { randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What the renderer writes where the nonce belongs. Drawn by each process and never sent: text that named it would get the nonce. */
export const NONCE_HOLE = `hole-${randomBytes(18).toString('hex')}`

/** Characters of a nonce: how far a piece reaches back depends on it. */
export const NONCE_LENGTH = 24

export interface KeptPage {
  /** Bytes it takes to keep. */
  readonly size: number
  /** The page with a nonce in every hole. */
  plain: (nonce: string) => Uint8Array<ArrayBuffer>
  /** The same, gzipped. */
  gzipped: (nonce: string) => Uint8Array<ArrayBuffer>
}

/** Level 9 takes twice the time of 7 for a hundredth less. */
const LEVEL = 7
/** How far back deflate looks, in bytes. */
const WINDOW = 32 * 1024
/** Bytes that UTF-8 has no use for, where a nonce will stand. */
const gap = Buffer.alloc(NONCE_LENGTH, 0xff)
/** What a page and its packed form take together, as a part of the page. */
const WITH_PACKED = 1.25

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty block that says it is the last one. */
const lastBlock = Buffer.from([3, 0])

/** A block that holds bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/** The pieces packed, each in the light of those before it. */
function packed(pieces: readonly Buffer[]): Buffer[] {
  let before = Buffer.alloc(0)
  return pieces.map((piece, index) => {
    const known = index === 0 ? {} : { dictionary: before.subarray(-WINDOW) }
    before = Buffer.concat([before.subarray(-WINDOW), piece, gap])
    return deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH, ...known })
  })
}

const between = (pieces: readonly Buffer[], hole: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [hole, piece]))

export function suspendReload(body: string): KeptPage {
  const pieces = body.split(NONCE_HOLE).map(text => Buffer.from(text))
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  let kept: Buffer[] | undefined
  /** With the first browser that wants it: a page that is asked for once by a program need not be packed at all. */
  const pack = () => {
    kept ??= packed(pieces)
    return kept
  }
  const plain = (nonce: string) => Buffer.concat(between(pieces, Buffer.from(nonce)))
  return {
    size: Math.round(size * WITH_PACKED),
    plain,
    gzipped: nonce => {
      if (nonce.length !== NONCE_LENGTH) throw new Error(`A nonce has ${NONCE_LENGTH} characters`)
      const whole = plain(nonce)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc32(whole), 0)
      trailer.writeUInt32LE(whole.length >>> 0, 4)
      return Buffer.concat([gzipHeader, ...between(pack(), storedBlock(Buffer.from(nonce))), lastBlock, trailer])
    },
  }
}
