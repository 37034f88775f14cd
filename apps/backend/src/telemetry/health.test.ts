import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails } from '../db/schema/index.ts'
import { jobsHealth } from '../jobs/health.ts'
import { mailHealth } from '../mail/health.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { createHealth, degraded, type HealthCheck, healthy } from './health.ts'
import { noMetrics } from './metrics.ts'

const silent = { warn() {}, info() {} }
const part = { reason: null, age_seconds: null }

describe('/readyz', () => {
  const checks: HealthCheck[] = [
    { name: 'mail', check: async () => degraded('mails wait and none is sent', 900.4) },
    { name: 'carrier', check: async () => healthy(60) },
  ]
  const options = { ping: async () => {}, checks, log: silent, metrics: noMetrics }
  const read = async (health: ReturnType<typeof createHealth>) => {
    const response = await health.readyz()
    return { status: response.status, body: await response.json() }
  }

  it('names what is degraded and stays ready', async () => {
    expect(await read(createHealth(options))).toEqual({
      status: 200,
      body: {
        status: 'degraded',
        checks: {
          database: { ...part, status: 'ok' },
          mail: { status: 'degraded', reason: 'mails wait and none is sent', age_seconds: 900 },
          carrier: { status: 'ok', reason: null, age_seconds: 60 },
        },
      },
    })
  })

  it('fails for the database only, with the same keys', async () => {
    const ping = () => Promise.reject(new Error('gone'))
    expect(await read(createHealth({ ...options, ping }))).toEqual({
      status: 503,
      body: {
        status: 'unavailable',
        checks: {
          database: { status: 'unavailable', reason: 'the database does not respond', age_seconds: null },
          mail: { ...part, status: 'unknown' },
          carrier: { ...part, status: 'unknown' },
        },
      },
    })
  })

  it('is degraded, not failed, by a check that throws or never ends', async () => {
    const broken: HealthCheck[] = [
      { name: 'broken', check: () => Promise.reject(new Error('broken')) },
      { name: 'hanging', check: () => new Promise(() => {}) },
    ]
    const { status, body } = await read(createHealth({ ...options, checks: broken }))
    expect(status).toBe(200)
    const failed = { status: 'degraded', reason: 'the check failed', age_seconds: null }
    expect(body).toMatchObject({ status: 'degraded', checks: { broken: failed, hanging: failed } })
  })

  it('checks at most once in five seconds, however often it is requested, and logs changes once', async () => {
    let time = 0
    let isDegraded = true
    const seen: unknown[] = []
    const record = (...entry: unknown[]) => void seen.push(entry[1])
    let count = 0
    const health = createHealth({
      ...options,
      checks: [
        {
          name: 'mail',
          async check() {
            count += 1
            return isDegraded ? degraded('late') : healthy()
          },
        },
      ],
      log: { warn: record, info: record },
      now: () => time,
    })
    await Promise.all([health.readyz(), health.readyz(), health.readyz()])
    expect(count).toBe(1)
    time = 5_000
    await health.readyz()
    isDegraded = false
    time = 10_000
    await health.readyz()
    expect([count, seen]).toEqual([3, ['degraded', 'no longer degraded']])
  })
})

describe.each(databases)('the checks of a shop on %s', kind => {
  let shop: Shop
  const shortQuery: Parameters<typeof mailHealth>[0]['shortQuery'] = run => run(shop.db)
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it('are answered by the backend', async () => {
    const response = await fetch(`${shop.url}/readyz`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ready',
      checks: { mail: { status: 'ok' }, jobs: { status: 'ok' } },
    })
  })

  it('find an outbox that is not sent, unless other mails are', async () => {
    const mail = mailHealth({ shortQuery })
    await shop.db.delete(mails)
    expect(await mail.check()).toEqual(healthy())
    const row = { template: 'account-deleted', lang: 'uk', recipient: 'a@example.com', data: { name: 'a' } } as const
    await shop.db.insert(mails).values({ ...row, key: 'old', created_at: sql`now() - interval '20 minutes'` })
    expect(await mail.check()).toMatchObject({ status: 'degraded', ageSeconds: 1200 })
    await shop.db.insert(mails).values({ ...row, key: 'sent', sent_at: sql`now()` })
    expect(await mail.check()).toMatchObject({ status: 'ok', ageSeconds: expect.closeTo(1200, 0) })
  })

  it('find that no process runs the jobs', async () => {
    let time = 0
    const jobs = jobsHealth({ shortQuery }, () => time)
    expect(await jobs.check()).toEqual(healthy())
    time = 200_000
    expect(await jobs.check()).toMatchObject({ status: 'degraded', reason: 'no process runs the jobs' })
  })
})

it.each(databases)('the check of jobs on %s goes by what the scheduler has written', async kind => {
  const shop = await openShop(kind, { jobs: true })
  const version = sql.raw('update pgboss.version set cron_on = now()')
  await expect
    .poll(
      () =>
        shop.db.execute(version).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  class Rollback extends Error {}
  /** The result of the check after a change that is rolled back, so that the running scheduler cannot interfere. */
  const checkAfter = async (change: string) => {
    const found: unknown[] = []
    const changing = shop.db.transaction(async tx => {
      await tx.execute(version)
      await tx.execute(sql.raw(change))
      let time = 0
      const jobs = jobsHealth({ shortQuery: run => run(tx) }, () => time)
      time = 3_600_000
      found.push(await jobs.check())
      throw new Rollback()
    })
    await expect(changing).rejects.toThrow(Rollback)
    return found[0]
  }
  try {
    expect(await checkAfter('select 1')).toMatchObject({ status: 'ok' })
    expect(await checkAfter("update pgboss.version set cron_on = now() - interval '10 minutes'")).toEqual(
      degraded('no process runs the jobs', 600),
    )
    const job = "insert into pgboss.job (name, start_after) values ('clean-up', now() - interval '20 minutes')"
    expect(await checkAfter(job)).toEqual(degraded('a job waits', 1200))
  } finally {
    await shop.close()
  }
})
