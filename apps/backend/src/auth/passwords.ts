import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Queue } from '../platform/queue.ts'

/** Argon2id, the library's default algorithm; memory in KiB. The first recommendation of the OWASP Password Storage Cheat Sheet. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '')

/** A well-formed hash of no known password: verifying against it takes as long as against a real one. */
const DUMMY_HASH = `${PREFIX}${base64(16)}$${base64(32)}`

/** Keyboards differ in the Unicode normal form that they produce. */
const bytesOf = (password: string): string => password.normalize('NFKC')

export interface Passwords {
  /** Rejects with `QueueFull` when too many wait, in all or of one address, as does `verify`. Addresses take turns. */
  hash(password: string, address: string): Promise<string>
  /** False for `stored` = null, after the same work. */
  verify(stored: string | null, password: string, address: string): Promise<boolean>
  /** Whether it was created with other parameters than the current ones. */
  isOutdated(stored: string): boolean
  close(): Promise<void>
}

interface PasswordsOptions {
  /** Concurrent hashes; each takes 19 MiB and one of the four threads of libuv. */
  atOnce?: number
  /** More could not be answered within the deadline of a call. */
  waiting?: number
  waitingPerAddress?: number
}

/** Hashes passwords in a bounded queue. */
export function createPasswords({
  atOnce = 2,
  waiting = 40,
  waitingPerAddress = 10,
}: PasswordsOptions = {}): Passwords {
  const queue = new Queue({ concurrency: atOnce, maxWaiting: waiting, maxWaitingPerOwner: waitingPerAddress })
  return {
    hash: (password, owner) => queue.run(() => hash(bytesOf(password), PARAMETERS), { owner }),
    async verify(stored, password, owner) {
      const matches = await queue.run(() => verify(stored ?? DUMMY_HASH, bytesOf(password)), { owner })
      return matches && stored !== null
    },
    isOutdated: stored => !stored.startsWith(PREFIX),
    close: () => queue.close(),
  }
}
