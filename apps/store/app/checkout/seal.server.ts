import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Turns plain data into text that only this shop can read and nobody can change, and back. */
export interface Seal {
  seal: (value: unknown) => string
  /** What was sealed, or null when it was not sealed here, for another purpose, or was changed on the way. */
  open: (sealed: string) => unknown
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Far above what a cookie can hold: a bound against a small text that unpacks to a huge one. */
const MOST_BYTES = 64 * 1024

/** AES-256-GCM under a key that is derived from the shop's secret for one purpose; packed first, because a cookie is small. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `shop:${purpose}`, 32))
  return {
    seal(value) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const packed = deflateRawSync(JSON.stringify(value))
      return Buffer.concat([nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const packed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
        return JSON.parse(inflateRawSync(packed, { maxOutputLength: MOST_BYTES }).toString())
      } catch {
        return null // changed, cut off or sealed under another secret: as if there were nothing
      }
    },
  }
}

/** A cookie for something sealed: out of reach of scripts. `age` in seconds; 0 forgets it. */
export const sealedCookie = (name: string, sealed: string, age: number, secure: boolean): string =>
  `${name}=${sealed}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
