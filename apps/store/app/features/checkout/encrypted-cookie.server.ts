import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { z } from 'zod'

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
 * Encrypts plain data into text that only this shop can read and nobody can change, and back: AES-256-GCM under a key that is derived
 * from the shop's secret for one purpose; deflated first, because a cookie is small. `owner`: authenticated with the data, so that
 * nobody else who uses this browser can read it (`ownerOf`).
 */
export function createCookieEncryption(secret: string, purpose: string, owner: string) {
  const key = keyFor(secret, purpose)
  const aad = Buffer.from(owner)
  return {
    encrypt(value: unknown): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(aad)
      const deflated = deflateRawSync(JSON.stringify(value))
      return Buffer.concat([nonce, cipher.update(deflated), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    /** The decrypted data; null when it was modified, or encrypted with another secret, for another purpose or owner. */
    decrypt(text: string): unknown {
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

/** Browsers store at most 4096 bytes of name, value and attributes. */
const CHUNK_LENGTH = 3800

interface OwnedCookieOptions<Value> {
  name: string
  schema: z.ZodType<Value>
  /** Seconds. */
  maxAge: number
  /** Number of cookies that a value may take. @default 1 */
  chunks?: number
}

/** A value in encrypted cookies, which scripts cannot read and nobody but their owner. One that is too long for them is not stored. */
export function ownedCookie<Value>({ name, schema, maxAge, chunks = 1 }: OwnedCookieOptions<Value>) {
  const names = Array.from({ length: chunks }, (_, at) => (at === 0 ? name : `${name}_${at}`))
  const withText = (text: string, secure: boolean) =>
    names.map((each, at) => {
      const chunk = text.slice(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH)
      return `${each}=${chunk}; Path=/; Max-Age=${chunk ? maxAge : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
    })
  return {
    /** The value of a browser, if it is the owner's; null without one. */
    read({ secret, owner, cookie }: CookieSource): Value | null {
      const text = names.map(each => cookie(each) ?? '').join('')
      return text ? (schema.safeParse(createCookieEncryption(secret, name, owner).decrypt(text)).data ?? null) : null
    },
    /** The `Set-Cookie` values that store a value. */
    write(value: Value, { secret, owner, secure }: CookieTarget): string[] {
      const text = createCookieEncryption(secret, name, owner).encrypt(value)
      return withText(text.length > chunks * CHUNK_LENGTH ? '' : text, secure)
    },
    /** The `Set-Cookie` values that delete it. */
    clear: (secure: boolean): string[] => withText('', secure),
  }
}
