import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/**
 * PGlite does not lock its folder, and a second process on it loses acknowledged writes without an error. So the folder
 * carries a file that names who holds it. The holder touches it every few seconds: whoever looks from another host, where
 * a process cannot be asked, sees by its age whether the holder lives.
 */
const Holder = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** When the process began, as the system counts: a number given again to another process is told apart. */
  born: z.string().nullable(),
})
type Holder = z.infer<typeof Holder>

const HEARTBEAT_MS = 5_000
/** Six missed beats. */
const STALE_AFTER_MS = 30_000

/** Thrown when another process lives on the folder. */
export class FolderLocked extends Error {
  override name = 'FolderHeld'
}

/** Start time of a process on Linux (field 22 of its stat line); null where there is no such file. */
function startTimeOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const held = new Set<string>()

function isStale(path: string, holder: Holder | null): boolean {
  if (holder && holder.host === hostname()) {
    if (holder.pid === process.pid) return !held.has(path)
    return !isAlive(holder.pid) || (holder.born !== null && startTimeOf(holder.pid) !== holder.born)
  }
  try {
    return Date.now() - statSync(path).mtimeMs > STALE_AFTER_MS
  } catch {
    return false // gone meanwhile: the next try sees it
  }
}

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function parse(text: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(text))
  } catch {
    return null // unreadable: only its age can tell
  }
}

/** True when the file now is ours. A link either makes the whole file or fails. */
function claim(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Puts a stale file aside; if it was replaced by a living one in between, puts that back. */
function setAside(path: string, seen: string): void {
  const aside = `${path}.stale.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch {
    return // somebody else was quicker
  }
  const taken = read(aside)
  if (taken !== null && taken !== seen) claim(path, taken)
  rmSync(aside, { force: true })
}

export interface FolderLock {
  release(): void
}

/** Takes the lock file at `path`. Takes over a stale one; throws `FolderHeld`, naming the holder, when it lives. */
export function lockFolder(path: string): FolderLock {
  const text = JSON.stringify({ pid: process.pid, host: hostname(), born: startTimeOf(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < 50; attempt++) {
    if (!held.has(path) && claim(path, text)) {
      held.add(path)
      const beat = setInterval(() => {
        try {
          const now = new Date()
          utimesSync(path, now, now)
        } catch {
          // The folder was removed under us: queries will say so.
        }
      }, HEARTBEAT_MS)
      beat.unref()
      return {
        release() {
          clearInterval(beat)
          if (held.delete(path) && read(path) === text) rmSync(path, { force: true })
        },
      }
    }
    const seen = read(path)
    if (seen === null) continue
    const holder = parse(seen)
    if (!isStale(path, holder))
      throw new FolderLocked(
        holder
          ? `The database folder is in use by process ${holder.pid} on ${holder.host} (lock file ${path}). ` +
              'Stop that process, or give this one another DATA_DIR or a DATABASE_URL.'
          : `The database folder has an unreadable lock file ${path}. If no other process uses the folder, remove the file.`,
      )
    setAside(path, seen)
  }
  throw new FolderLocked(`The lock file ${path} keeps changing hands. Are several processes starting on one DATA_DIR?`)
}
