import { search } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { milestones, product_search } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { renewSearchDocuments } from './search-index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

const isOfDocuments = eq(milestones.name, 'search documents')
const emptyDocuments = () => shop.db.update(product_search).set({ document: sql`''::tsvector` })
const total = async (query: string) => (await shop.ask(search, { query })).products.total

it('renews the documents that a former version has written, once', async () => {
  const listed = await shop.db.$count(product_search)
  expect(listed).toBeGreaterThan(80)
  await emptyDocuments()
  await shop.db.update(milestones).set({ value: '1' }).where(isOfDocuments)
  await shop.longQuery(renewSearchDocuments)
  await shop.expire('search')
  expect(await total('зимове взуття')).toBeGreaterThan(0)
  expect(await total('kurtka')).toBeGreaterThan(10)
  expect(await shop.db.$count(product_search)).toBe(listed)

  await emptyDocuments()
  await shop.longQuery(renewSearchDocuments)
  expect(await shop.db.$count(product_search, sql`document = ''::tsvector`)).toBe(listed)
})
