import { cartAdd, checkoutSubmit } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, stock, toBranch, withKey } from '../testing/shopper.ts'
import { createLog } from './log.ts'
import { noMetrics } from './metrics.ts'
import { openMetrics } from './metrics-server.ts'
import { createPrometheusMetrics } from './prometheus.ts'

describe.each(databases)('the metrics of a shop on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true, variables: { METRICS_PORT: '0' } })
  })
  afterAll(() => shop.close())

  const valueAt = async (line: string) =>
    Number(
      (await shop.metrics())
        .split('\n')
        .find(one => one.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? NaN,
    )

  it('count orders, mails, calls and refusals, without personal data', async () => {
    const made = await valueAt('shop_orders{status="new"}')
    const [goods] = await findGoods(shop, 1)
    if (!goods) throw new Error('The demo shop is empty')
    await stock(shop, goods, 5)
    const cart_id = await fillCart(shop, [{ goods, count: 1 }])
    const order = { ...(await toBranch(shop)), cart_id }
    await shop.ask(checkoutSubmit, order, withKey())
    expect((await shop.post(cartAdd.path, {})).status).toBe(422)
    for (let attempt = 0; attempt < 11; attempt++)
      await shop.post('/api/news/subscribe', { email: 'olena@poshta.example' })
    expect(await valueAt('shop_orders{status="new"}')).toBe(made + 1)
    expect(await valueAt('shop_orders{status="delivered"}')).toBe(0)
    expect(await valueAt('shop_order_payments{status="on_receipt"}')).toBeGreaterThan(0)
    expect(await valueAt('shop_outbox_mails{state="waiting",channel="mail"}')).toBeGreaterThan(0)
    expect(await valueAt('shop_outbox_oldest_seconds{channel="mail"}')).toBeGreaterThanOrEqual(0)
    expect(await valueAt('shop_degraded{part="mail"}')).toBe(0)
    const duration = 'shop_call_duration_seconds_count'
    expect(await valueAt(`${duration}{call="/api/checkout/submit",status="200"}`)).toBe(1)
    expect(await valueAt(`${duration}{call="/api/cart/add",status="422"}`)).toBe(1)
    expect(await valueAt('shop_rate_limit_refusals_total{limit="writing"}')).toBeGreaterThan(0)
    expect(await valueAt('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    // Names and labels only: a measured number may contain any digits.
    const series = (await shop.metrics()).replaceAll(/ \S+$/gm, '')
    for (const personal of ['olena', 'poshta', '380', cart_id]) expect(series).not.toContain(personal)
  })

  it('name a call by its pattern, so that ids make no new series', async () => {
    for (const path of ['/api/profile/address/17/main', '/api/profile/address/18/main', '/api/no/such/call'])
      await shop.post(path, {})
    const text = await shop.metrics()
    expect(text).not.toMatch(/call="[^"]*(17|18|such)/)
  })
})

describe('metrics', () => {
  it('are the same when asked for again by name', async () => {
    const metrics = createPrometheusMetrics(createLog('silent'))
    for (let times = 0; times < 2; times++)
      metrics.counter({ name: 'shop_test_total', help: 'A test', labels: ['kind'] }).increment({ kind: 'a' })
    expect((await metrics.expose()).text).toContain('shop_test_total{kind="a"} 2')
  })

  it('leave out a gauge that cannot be read, and keep the others', async () => {
    const metrics = createPrometheusMetrics(createLog('silent'))
    metrics.gauge({ name: 'shop_broken', help: 'Broken', labels: [], read: () => Promise.reject(new Error('no')) })
    metrics.gauge({ name: 'shop_sound', help: 'Sound', labels: [], read: async () => [{ labels: {}, value: 3 }] })
    const { text } = await metrics.expose()
    expect(text).toContain('shop_sound 3')
    expect(text).not.toMatch(/^shop_broken/m)
  })

  it('are served at `/metrics` only, and not at all without a port', async () => {
    expect(await openMetrics(null, createLog('silent'))).toMatchObject({ metrics: noMetrics, port: null })
    const open = await openMetrics({ port: 0, host: '127.0.0.1' }, createLog('silent'))
    const url = `http://127.0.0.1:${open.port}`
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('text/plain')
    expect((await fetch(`${url}/`)).status).toBe(404)
    await expect(openMetrics({ port: open.port ?? 0, host: '127.0.0.1' }, createLog('silent'))).rejects.toThrow(
      'METRICS_PORT',
    )
    await open.close()
  })
})
