import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes keys for each purpose from one secret: what is signed for one is worth nothing for another. */
export interface Secrets {
  /** 32 bytes. */
  keyFor(purpose: string): Buffer
  /** An unguessable text that is always the same for the same subject, 256 bits in base64url. */
  tokenFor(purpose: string, subject: string): string
  /** A short stand-in for something personal that must be recognised but not kept, e.g. an address. */
  pseudonym(value: string): string
}

export function createSecrets(secret: string): Secrets {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest()
  const sign = (purpose: string, subject: string) => createHmac('sha256', keyFor(purpose)).update(subject)
  return {
    keyFor,
    tokenFor: (purpose, subject) => sign(purpose, subject).digest('base64url'),
    pseudonym: value => sign('pseudonym', value).digest('base64url').slice(0, 22),
  }
}

/** The secret that embedded mode made for itself on its first start. */
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
