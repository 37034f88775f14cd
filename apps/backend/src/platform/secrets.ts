import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
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
}

/** Whether texts are equal, in a time that does not tell where they differ. */
export const timingSafeTextEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

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
