import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Derives a key per purpose from one secret, so that a token of one purpose is invalid for another. */
export interface Secrets {
  /** 32 bytes. */
  keyFor(purpose: string): Buffer
  /** A deterministic token for a subject: 256 bits in base64url. */
  tokenFor(purpose: string, subject: string): string
  /** A keyed hash that replaces a personal value, e.g. an IP address, which is compared but not stored. */
  pseudonym(value: string): string
  /** Encrypts a text for one purpose, in base64url: AES-256-GCM. */
  seal(purpose: string, text: string): string
  /** The text that was sealed; null: it was changed, or sealed for another purpose or under another secret. */
  unseal(purpose: string, sealed: string): string | null
}

/** Whether texts are equal, in a time that does not tell where they differ. */
export const timingSafeTextEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
  const keys = new Map<string, KeyObject>()
  const sign = (purpose: string, subject: string) => {
    const key = keys.get(purpose) ?? createSecretKey(keyFor(purpose))
    keys.set(purpose, key)
    return createHmac('sha256', key).update(subject)
  }
  return {
    keyFor,
    tokenFor: (purpose, subject) => sign(purpose, subject).digest('base64url'),
    pseudonym: value => sign('pseudonym', value).digest('base64url').slice(0, 22),
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce)
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
        return text.toString()
      } catch {
        return null
      }
    },
  }
}

/** Reads the secret of embedded mode from its data folder, and generates it on the first start. */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} holds no secret. Remove it: a new one is made at the next start.`)
  return secret
}
