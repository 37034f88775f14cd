import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { order_tracking, orders } from '../db/schema/index.ts'
import { sendCommand } from '../testing/commands.ts'
import { deliver } from '../testing/delivered.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { findGoods } from '../testing/shopper.ts'
import { type NovaPoshtaSimulator, startNovaPoshta } from '../testing/simulators/nova-poshta.ts'
import { exitCodes } from './run-command.ts'

const carrier = (shop: Shop, action: 'show' | 'refresh') => sendCommand(shop, ['carrier', action])

describe('the commands of the carrier', () => {
  let server: NovaPoshtaSimulator
  let shop: Shop
  beforeAll(async () => {
    server = await startNovaPoshta({ cities: 5, points: 40 })
    shop = await openShop('Postgres', { variables: { NOVA_POSHTA_KEY: server.key, NOVA_POSHTA_URL: server.url } })
  })
  afterAll(async () => {
    await shop.close()
    await server.close()
  })

  it('refresh the directory, or say why it stays as it was and go on from there', async () => {
    expect((await carrier(shop, 'show')).output).toMatch(/Nova Poshta\nSettlements +0\nPoints +0\nRefreshed +never/)
    server.scenario = { fault: 'error', methods: ['getWarehouses'], delayMs: 0 }
    const failed = await carrier(shop, 'refresh')
    expect(failed).toMatchObject({ exitCode: exitCodes.refused, output: '' })
    expect(failed.error).toMatch(/stays as it was: .*500[\s\S]*Run it again/)
    server.scenario.fault = null
    expect((await carrier(shop, 'refresh')).output).toBe(
      'Read 45 rows: 45 new, 0 changed, 0 gone.\nThe directory has 5 settlements and 40 points.\n',
    )
    expect((await carrier(shop, 'refresh')).output).toContain('0 new, 0 changed, 0 gone')
    expect((await carrier(shop, 'show')).output).toMatch(/Settlements +5\nPoints +40\nRefreshed +20\d\d-/)
  })

  it('name the parcels that need attention, and refuse to refresh the demo directory', async () => {
    const demo = await openShop('Postgres')
    try {
      const shown = (await carrier(demo, 'show')).output
      expect(shown).toContain('branches and lockers are invented')
      expect(shown).not.toContain('refused')
      const [goods] = await findGoods(demo, 1)
      if (!goods) throw new Error('There are no goods')
      const { id, number } = await deliver(demo, [{ goods, count: 1 }])
      const tracking_number = '20450012345678'
      await demo.db.update(orders).set({ status: 'shipped', tracking: tracking_number }).where(eq(orders.id, id))
      await demo.db
        .insert(order_tracking)
        .values({ order_id: id, tracking_number, code: '102', problem: 'refused', checked_at: new Date() })
      expect((await carrier(demo, 'show')).output).toContain(`${number}  ${tracking_number}  the recipient refused`)
      expect(await carrier(demo, 'refresh')).toMatchObject({
        exitCode: exitCodes.refused,
        error: expect.stringContaining('NOVA_POSHTA_KEY'),
      })
    } finally {
      await demo.close()
    }
  })
})
