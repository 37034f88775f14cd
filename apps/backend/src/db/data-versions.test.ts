import { Pool } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { databases, openShop } from '../testing/shop.ts'
import {
  bumpDataVersions,
  createDataVersions,
  type DataChanges,
  type DataVersions,
  EVERYTHING_TAG,
  readDataChanges,
  UNKNOWN_TAG,
} from './data-versions.ts'
import { openDatabase } from './open.ts'

/** Versions whose answers and clock are given by the test. */
function byHand() {
  const answers: { since: string | null; answer: (changes: DataChanges) => void; fail: () => void }[] = []
  let clock = 0
  const versions = createDataVersions({
    read: since =>
      new Promise((resolve, reject) =>
        answers.push({ since, answer: resolve, fail: () => reject(new Error('database gone')) }),
      ),
    now: () => clock,
  })
  return {
    versions,
    answers,
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
    /** Asks, and answers at once. */
    async hear(cursor: string, latest: string, changes: Record<string, string> = {}) {
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

describe('what has changed', () => {
  it('is told by tags, and only once', async () => {
    const { versions, hear, answers } = byHand()
    const before = await hear('100', '90')
    await hear('110', '105', { 'product:12': '105' })
    expect(answers.at(-1)?.since).toBe('100')
    expect(versions.hasChanged(['news', 'product:12'], before)).toBe(true)
    expect(versions.hasChanged(['news', 'product:1'], before)).toBe(false)
    const after = await hear('105', '105', { 'product:12': '105' })
    expect(versions.hasChanged(['product:12'], after)).toBe(false)
    await hear('110', '109', { 'product:12': '109' })
    expect(versions.hasChanged(['product:12'], after)).toBe(true)
  })

  it('is everything under the tag of everything, and anything for what depends on nobody knows what', async () => {
    const { versions, hear } = byHand()
    const before = await hear('100', '90')
    const then = await hear('110', '105', { news: '105' })
    expect([versions.hasChanged([UNKNOWN_TAG], before), versions.hasChanged([UNKNOWN_TAG], then)]).toEqual([
      true,
      false,
    ])
    await hear('120', '115', { [EVERYTHING_TAG]: '115' })
    expect(versions.hasChanged([], then)).toBe(true)
  })

  it('is everything before the first answer, and when the database was put back to an earlier state', async () => {
    const { versions, answers, hear } = byHand()
    const asking = versions.current()
    answers[0]?.fail()
    const unheard = await asking
    const first = await hear('100', '90')
    expect(versions.hasChanged([], unheard)).toBe(true)
    await hear('100', '80')
    expect(versions.hasChanged([], first)).toBe(true)
    const second = await hear('100', '80')
    await hear('50', '80')
    expect(versions.hasChanged([], second)).toBe(true)
  })

  it('is asked for once a second by all together; while nobody answers, what is known stands', async () => {
    const { versions, answers, hear, pass } = byHand()
    const known = await hear('100', '90')
    pass(999)
    expect(await versions.current()).toBe(known)
    expect(answers).toHaveLength(1)
    pass(1)
    const asking = [versions.current(), versions.current()]
    expect(answers).toHaveLength(2)
    answers[1]?.fail()
    expect(await Promise.all(asking)).toEqual([known, known])
    expect(await versions.current()).toBe(known)
    expect(answers).toHaveLength(2)
  })

  it('is asked for again after a write of this process, whatever is being asked already', async () => {
    const { versions, answers, hear, pass } = byHand()
    const known = await hear('100', '90')
    pass(1_000)
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

describe.each(databases)('changes that transactions name, on %s', kind => {
  it('are heard when they are committed, not when they are rolled back', async () => {
    const shop = await openShop(kind)
    onTestFinished(() => shop.close())
    const read = (since: string | null) => readDataChanges({ ask: question => question(shop.db) }, since)
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
})

describe('on one Postgres', () => {
  /** What two processes, each with connections of its own, hear of one database. */
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
    return opened.map(open => ({
      db: open.db,
      versions: createDataVersions({ read: since => readDataChanges(open, since) }),
    }))
  }

  it('a write of one process is seen by another', async () => {
    const [writer, reader] = await twoProcesses()
    if (!writer || !reader) throw new Error('There are not two')
    const before = [await writer.versions.current(), await reader.versions.current()]
    await writer.db.transaction(tx => bumpDataVersions(tx, ['product:12']))
    writer.versions.expire()
    await writer.versions.current()
    expect(writer.versions.hasChanged(['product:12'], before[0] ?? 0)).toBe(true)
    await expect
      .poll(
        async () => {
          await reader.versions.current()
          return reader.versions.hasChanged(['product:12'], before[1] ?? 0)
        },
        { interval: 20 },
      )
      .toBe(true)
    expect(reader.versions.hasChanged(['news'], before[1] ?? 0)).toBe(false)
  })

  it('nothing is missed of a transaction that began before another and is committed after it', async () => {
    const [writer, reader] = await twoProcesses()
    if (!writer || !reader) throw new Error('There are not two')
    const hear = async (versions: DataVersions) => {
      versions.expire()
      return versions.current()
    }
    const before = await hear(reader.versions)
    await writer.db.transaction(async slow => {
      await bumpDataVersions(slow, ['news'])
      await reader.db.transaction(tx => bumpDataVersions(tx, ['menu']))
      const between = await hear(reader.versions)
      expect(reader.versions.hasChanged(['menu'], before)).toBe(true)
      expect(reader.versions.hasChanged(['news'], before)).toBe(false)
      // Told again as long as the slow transaction runs, but it has not changed again.
      await hear(reader.versions)
      expect(reader.versions.hasChanged(['menu'], between)).toBe(false)
    })
    const after = await hear(reader.versions)
    expect(reader.versions.hasChanged(['news'], before)).toBe(true)
    expect(reader.versions.hasChanged(['news'], after)).toBe(false)
  })
})
