import { extensionNames } from '@shop/contract'
import { areas, type ConformanceTest, conformance } from '@shop/contract/conformance'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { conformanceFixtures } from '../testing/conformance-fixtures.ts'
import { bothDatabases, databases, openShop, type Shop } from '../testing/shop.ts'

/** Whether a handler is reached. What is refused before does not depend on the database: shown on one. */
const reachesHandler = ({ area, name }: ConformanceTest): boolean =>
  area !== 'requests' && (area !== 'calls' || name.endsWith(' answers as declared'))

describe.each(bothDatabases)('the contract on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const baseUrl = () => shop.url
  const fixtures = conformanceFixtures(() => shop)
  const withoutLimits = areas.filter(area => area !== 'limits')
  // Those that are not configured here too: their calls refuse what others refuse.
  const all = conformance({ baseUrl, fixtures, areas: withoutLimits, extensions: extensionNames })
  for (const { name, run } of databases.includes(kind) ? all : all.filter(reachesHandler)) it(name, run)
})

describe.each(databases)('the limits of the contract on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { rateLimits: true })
  })
  afterAll(() => shop.close())

  const fixtures = conformanceFixtures(() => shop)
  for (const { name, run } of conformance({ baseUrl: () => shop.url, fixtures, areas: ['limits'], rateLimits: true }))
    it(name, run)
})
