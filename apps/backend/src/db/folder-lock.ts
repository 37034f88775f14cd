import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

/**
 * PGlite does not lock its folder, and a second process on it loses acknowledged writes without an error. So a lock file names
 * the process that uses the folder. That process updates the file's time every few seconds, because another host can only tell
 * from the file's age whether the process is alive.
 */
const Holder = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** Start time of the process in clock ticks: distinguishes it from a later process with the same id. */
  born: z.string().nullable(),
})
type Holder = z.infer<typeof Holder>

const HEARTBEAT_MS = 5_000
/** Six missed heartbeats. */
const STALE_AFTER_MS = 30_000

/** Thrown when another process uses the folder. */
export class FolderLocked extends Error {
  override name = 'FolderLocked'
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
    // EPERM: it is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const lockedPaths = new Set<string>()

function isStale(path: string, holder: Holder | null): boolean {
  if (holder && holder.host === hostname()) {
    if (holder.pid === process.pid) return !lockedPaths.has(path)
    return !isAlive(holder.pid) || (holder.born !== null && startTimeOf(holder.pid) !== holder.born)
  }
  try {
    return Date.now() - statSync(path).mtimeMs > STALE_AFTER_MS
  } catch {
    return false // removed meanwhile: the next attempt handles it
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
    return null // unreadable: whether it is stale depends on its age only
  }
}

/** Creates the file with its content, or returns false if it exists. A link is atomic: it creates the whole file or fails. */
function createExclusively(path: string, text: string): boolean {
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

/** Removes a stale file; restores it if another process has replaced it in between. */
function removeStale(path: string, seen: string): void {
  const movedPath = `${path}.stale.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(path, movedPath)
  } catch {
    return // another process has removed it
  }
  const moved = read(movedPath)
  if (moved !== null && moved !== seen) createExclusively(path, moved)
  rmSync(movedPath, { force: true })
}

interface FolderLock {
  release(): void
}

/** Creates the lock file at `path`, replacing a stale one. Throws `FolderLocked`, which names the holder. */
export function lockFolder(path: string): FolderLock {
  const text = JSON.stringify({ pid: process.pid, host: hostname(), born: startTimeOf(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < 50; attempt++) {
    if (!lockedPaths.has(path) && createExclusively(path, text)) {
      lockedPaths.add(path)
      const heartbeat = setInterval(() => {
        try {
          const now = new Date()
          utimesSync(path, now, now)
        } catch {
          // The folder was removed: queries will fail.
        }
      }, HEARTBEAT_MS)
      heartbeat.unref()
      return {
        release() {
          clearInterval(heartbeat)
          if (lockedPaths.delete(path) && read(path) === text) rmSync(path, { force: true })
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
    removeStale(path, seen)
  }
  throw new FolderLocked(`The lock file ${path} keeps changing. Are several processes starting on one DATA_DIR?`)
}
