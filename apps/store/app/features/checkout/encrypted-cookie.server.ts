import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Encrypts plain data into text that only this shop can read and nobody can change, and back. */
export interface CookieEncryption {
  encrypt: (value: unknown) => string
  /** The decrypted data; null when it was modified, or encrypted with another secret, for another purpose or owner. */
  decrypt: (text: string) => unknown
}

/** For whom an encrypted cookie is read. `owner`: of `ownerOf`. */
export interface CookieSource {
  readonly secret: string
  readonly owner: string
  readonly cookie: (name: string) => string | undefined
}

/** Where and for whom an encrypted cookie is set. `owner`: of `ownerOf`. */
export interface CookieTarget {
  readonly secret: string
  readonly owner: string
  readonly secure: boolean
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Far above the size of a cookie: protects against decompression bombs. */
const MAX_INFLATED_BYTES = 64 * 1024

const keys = new Map<string, KeyObject>()

/** Derived once: it is dearer than the encryption. */
function keyFor(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`
  const key = keys.get(name) ?? createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `shop:${purpose}`, 32)))
  keys.set(name, key)
  return key
}

/**
 * AES-256-GCM under a key that is derived from the shop's secret for one purpose; deflated first, because a cookie is small.
 * `owner`: authenticated with the data, so that nobody else who uses this browser can read it (`ownerOf`).
 */
export function createCookieEncryption(secret: string, purpose: string, owner: string): CookieEncryption {
  const key = keyFor(secret, purpose)
  const aad = Buffer.from(owner)
  return {
    encrypt(value) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(aad)
      const deflated = deflateRawSync(JSON.stringify(value))
      return Buffer.concat([nonce, cipher.update(deflated), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    decrypt(text) {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(aad).setAuthTag(bytes.subarray(-TAG_BYTES))
        const deflated = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
        return JSON.parse(inflateRawSync(deflated, { maxOutputLength: MAX_INFLATED_BYTES }).toString())
      } catch {
        return null // modified, truncated or encrypted with another secret or owner: treated as missing
      }
    },
  }
}

/** `Set-Cookie` value of an encrypted cookie, which scripts cannot read. `maxAge` in seconds; 0 deletes it. */
export const encryptedCookie = (name: string, text: string, maxAge: number, secure: boolean): string =>
  `${name}=${text}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
