import { areas, conformance } from '@shop/contract/conformance'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { conformanceFixtures } from '../testing/conformance-fixtures.ts'
import { bothDatabases, openShop, type Shop } from '../testing/shop.ts'

describe.each(bothDatabases)('the contract on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const baseUrl = () => shop.url
  const fixtures = conformanceFixtures(() => shop)
  const withoutLimits = areas.filter(area => area !== 'limits')
  for (const { name, run } of conformance({ baseUrl, fixtures, areas: withoutLimits })) it(name, run)
})

describe.each(bothDatabases)('the limits of the contract on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
  })
  afterAll(() => shop.close())

  const fixtures = conformanceFixtures(() => shop)
  for (const { name, run } of conformance({ baseUrl: () => shop.url, fixtures, areas: ['limits'], rateLimits: true }))
    it(name, run)
})
