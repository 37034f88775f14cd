import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderLocked, lockFolder } from './folder-lock.ts'
import { openDatabase } from './open.ts'

describe('the lock of a database folder', () => {
  let folder: string
  let path: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))
    mkdirSync(folder, { recursive: true })
    path = join(folder, 'database.lock')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const holder = (change: object) => JSON.stringify({ pid: process.pid, host: hostname(), born: null, ...change })

  it('is exclusive until it is released', () => {
    const lock = lockFolder(path)
    expect(() => lockFolder(path)).toThrow(`process ${process.pid} on ${hostname()}`)
    lock.release()
    expect(existsSync(path)).toBe(false)
    lockFolder(path).release()
  })

  it('names the running process that holds it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    try {
      writeFileSync(path, holder({ pid: other.pid }))
      expect(() => lockFolder(path)).toThrow(FolderLocked)
      expect(() => lockFolder(path)).toThrow(`process ${other.pid}`)
    } finally {
      const exited = new Promise(resolve => other.once('exit', resolve))
      other.kill('SIGKILL')
      await exited
    }
    const lock = lockFolder(path)
    expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid}`)
    lock.release()
  })

  it.runIf(process.platform === 'linux')('is stale when its process id belongs to a newer process', () => {
    writeFileSync(path, holder({ pid: 1, born: '1' }))
    lockFolder(path).release()
  })

  it('of another host is valid while its heartbeat continues', () => {
    writeFileSync(path, holder({ host: 'elsewhere', pid: 7 }))
    expect(() => lockFolder(path)).toThrow('process 7 on elsewhere')
    const staleTime = new Date(Date.now() - 60_000)
    utimesSync(path, staleTime, staleTime)
    lockFolder(path).release()
  })

  it('is kept while it is unreadable but recent', () => {
    writeFileSync(path, '???')
    expect(() => lockFolder(path)).toThrow('unreadable lock file')
  })

  it('has a heartbeat that other hosts can see', () => {
    vi.useFakeTimers()
    try {
      const lock = lockFolder(path)
      const long = new Date(Date.now() - 60_000)
      utimesSync(path, long, long)
      vi.advanceTimersByTime(10_000)
      expect(Date.now() - statSync(path).mtimeMs).toBeLessThan(20_000)
      lock.release()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not removed by a former holder', () => {
    const lock = lockFolder(path)
    writeFileSync(path, holder({ host: 'elsewhere', pid: 7 }))
    lock.release()
    expect(readFileSync(path, 'utf8')).toContain('elsewhere')
  })

  it('prevents a second process from opening the database', async () => {
    const first = lockFolder(path)
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(FolderLocked)
    first.release()
  })
})
