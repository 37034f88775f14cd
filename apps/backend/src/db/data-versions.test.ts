import { type DataChanges, EVERYTHING_TAG } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { bothDatabases, openShop } from '../testing/shop.ts'
import {
  bumpDataVersions,
  createDataVersions,
  type DataVersions,
  readDataChanges,
  UNKNOWN_TAG,
} from './data-versions.ts'
import { openDatabase } from './open.ts'

/** Data versions with a fake clock, whose reads the test settles. */
function fakeDataVersions() {
  const answers: { since: string | null; answer: (changes: DataChanges) => void; fail: () => void }[] = []
  let clock = 0
  const versions = createDataVersions({
    read: since =>
      new Promise((resolve, reject) =>
        answers.push({ since, answer: resolve, fail: () => reject(new Error('database unavailable')) }),
      ),
    now: () => clock,
  })
  return {
    versions,
    answers,
    advance: (milliseconds: number) => {
      clock += milliseconds
    },
    /** Advances the clock by a second and answers the read that this causes. */
    async refresh(cursor: string, latest: string, changes: Record<string, string> = {}) {
      clock += 1_000
      const current = versions.current()
      answers.at(-1)?.answer({
        cursor,
        latest,
        changes: Object.entries(changes).map(([tag, version]) => ({ tag, version })),
      })
      return current
    },
  }
}

describe('data versions', () => {
  it('report a change by tag, once', async () => {
    const { versions, refresh, answers } = fakeDataVersions()
    const before = await refresh('100', '90')
    await refresh('110', '105', { 'product:12': '105' })
    expect(answers.at(-1)?.since).toBe('100')
    expect(versions.hasChanged(['news', 'product:12'], before)).toBe(true)
    expect(versions.hasChanged(['news', 'product:1'], before)).toBe(false)
    const after = await refresh('105', '105', { 'product:12': '105' })
    expect(versions.hasChanged(['product:12'], after)).toBe(false)
    await refresh('110', '109', { 'product:12': '109' })
    expect(versions.hasChanged(['product:12'], after)).toBe(true)
  })

  it('report a change of EVERYTHING_TAG for every tag, and any change for UNKNOWN_TAG', async () => {
    const { versions, refresh } = fakeDataVersions()
    const before = await refresh('100', '90')
    const then = await refresh('110', '105', { news: '105' })
    expect([versions.hasChanged([UNKNOWN_TAG], before), versions.hasChanged([UNKNOWN_TAG], then)]).toEqual([
      true,
      false,
    ])
    await refresh('120', '115', { [EVERYTHING_TAG]: '115' })
    expect(versions.hasChanged([], then)).toBe(true)
  })

  it('treat everything as changed before the first read and when the database goes back to an earlier state', async () => {
    const { versions, answers, refresh } = fakeDataVersions()
    const reading = versions.current()
    answers[0]?.fail()
    const initial = await reading
    const first = await refresh('100', '90')
    expect(versions.hasChanged([], initial)).toBe(true)
    await refresh('100', '80')
    expect(versions.hasChanged([], first)).toBe(true)
    const second = await refresh('100', '80')
    await refresh('50', '80')
    expect(versions.hasChanged([], second)).toBe(true)
  })

  it('are read at most once a second for all callers, and stay the same while reads fail', async () => {
    const { versions, answers, refresh, advance } = fakeDataVersions()
    const known = await refresh('100', '90')
    advance(999)
    expect(await versions.current()).toBe(known)
    expect(answers).toHaveLength(1)
    advance(1)
    const concurrent = [versions.current(), versions.current()]
    expect(answers).toHaveLength(2)
    answers[1]?.fail()
    expect(await Promise.all(concurrent)).toEqual([known, known])
    expect(await versions.current()).toBe(known)
    expect(answers).toHaveLength(2)
  })

  it('are read again after a write of this process, although a read is in flight', async () => {
    const { versions, answers, refresh, advance } = fakeDataVersions()
    const known = await refresh('100', '90')
    advance(1_000)
    const early = versions.current()
    versions.expire()
    const late = versions.current()
    answers[2]?.answer({ cursor: '110', latest: '105', changes: [{ tag: 'news', version: '105' }] })
    answers[1]?.answer({ cursor: '100', latest: '90', changes: [] })
    await Promise.all([early, late])
    expect(versions.hasChanged(['news'], known)).toBe(true)
    expect(versions.latest()).toBe('105')
  })
})

describe.each(bothDatabases)('bumpDataVersions on %s', kind => {
  it('takes effect at the commit and not after a rollback', async () => {
    const shop = await openShop(kind)
    onTestFinished(() => shop.close())
    const read = (since: string | null) => readDataChanges({ shortQuery: run => run(shop.db) }, since)
    const { cursor } = await read(null)
    await expect(
      shop.db.transaction(async tx => {
        await bumpDataVersions(tx, ['news'])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect((await read(cursor)).changes).toEqual([])
    await shop.db.transaction(tx => bumpDataVersions(tx, ['news', 'menu', 'news']))
    const { changes, latest } = await read(cursor)
    expect(changes.map(({ tag }) => tag).toSorted()).toEqual(['menu', 'news'])
    expect(new Set(changes.map(({ version }) => version))).toEqual(new Set([latest]))
  })

  it('finds the last change by number, not by its digits', async () => {
    const shop = await openShop(kind)
    onTestFinished(() => shop.close())
    await shop.db.execute(sql`delete from data_versions`)
    await shop.db.execute(sql`insert into data_versions values ('news', '900'), ('menu', '7000')`)
    expect((await readDataChanges({ shortQuery: run => run(shop.db) }, null)).latest).toBe('7000')
  })
})

describe('two processes on one Postgres', () => {
  /** Two independent sets of connections and data versions on one database. */
  async function twoProcesses() {
    const server = inject('postgres')
    const name = `shared_${process.pid}`
    const pool = new Pool({ connectionString: `${server}/postgres`, max: 1 })
    await pool.query(`create database ${name} template seeded`)
    const opened = [await openDatabase({ url: `${server}/${name}` }), await openDatabase({ url: `${server}/${name}` })]
    onTestFinished(async () => {
      for (const { close } of opened) await close()
      await pool.query(`drop database ${name}`)
      await pool.end()
    })
    return opened.map(open => {
      let clock = 0
      const versions = createDataVersions({ read: since => readDataChanges(open, since), now: () => clock })
      return {
        db: open.db,
        versions,
        advance: (milliseconds: number) => {
          clock += milliseconds
        },
      }
    })
  }

  it('see a write of the other process', async () => {
    const [writer, reader] = await twoProcesses()
    if (!writer || !reader) throw new Error('There are not two')
    const before = [await writer.versions.current(), await reader.versions.current()]
    await writer.db.transaction(tx => bumpDataVersions(tx, ['product:12']))
    writer.versions.expire()
    await writer.versions.current()
    expect(writer.versions.hasChanged(['product:12'], before[0] ?? 0)).toBe(true)
    reader.advance(1_000)
    await reader.versions.current()
    expect(reader.versions.hasChanged(['product:12'], before[1] ?? 0)).toBe(true)
    expect(reader.versions.hasChanged(['news'], before[1] ?? 0)).toBe(false)
  })

  it('miss no change of a transaction that began before another and is committed after it', async () => {
    const [writer, reader] = await twoProcesses()
    if (!writer || !reader) throw new Error('There are not two')
    const refresh = async (versions: DataVersions) => {
      versions.expire()
      return versions.current()
    }
    const before = await refresh(reader.versions)
    await writer.db.transaction(async slow => {
      await bumpDataVersions(slow, ['news'])
      await reader.db.transaction(tx => bumpDataVersions(tx, ['menu']))
      const between = await refresh(reader.versions)
      expect(reader.versions.hasChanged(['menu'], before)).toBe(true)
      expect(reader.versions.hasChanged(['news'], before)).toBe(false)
      // The change is read again while the slow transaction runs, but is not reported again.
      await refresh(reader.versions)
      expect(reader.versions.hasChanged(['menu'], between)).toBe(false)
    })
    const after = await refresh(reader.versions)
    expect(reader.versions.hasChanged(['news'], before)).toBe(true)
    expect(reader.versions.hasChanged(['news'], after)).toBe(false)
  })
})
