import { newsShow } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bumpDataVersions } from '../db/data-versions.ts'
import { articles, products } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

it('an article has the goods that its text links to first, then one in stock of each category, each model once', async () => {
  const [article] = await shop.db.select().from(articles).limit(1)
  const [first, sibling] = await shop.db.select().from(products).where(eq(products.model_id, 2)).limit(2)
  if (!article || !first || !sibling) throw new Error('The demo shop is empty')
  const body = `<p><a href="/gloves">1</a> <a href="/jackets/${first.slug}">2</a> <a href="/jackets/${sibling.slug}">3</a>
<a href="/nowhere">4</a> <a href="/jackets/nothing">5</a> <a href="/delivery">6</a></p>`
  await shop.db
    .update(articles)
    .set({ bodies: { ...article.bodies, uk: body } })
    .where(eq(articles.id, article.id))
  await bumpDataVersions(shop.db, ['news'])
  const shown = async () => (await shop.ask(newsShow, { article: article.slug })).product_ids
  await expect.poll(shown).toHaveLength(2)
  const ids = await shown()
  const found = await Promise.all(
    ids.map(async id => (await shop.db.select().from(products).where(eq(products.id, id)))[0]),
  )
  expect(found[0]?.model_id).toBe(first.model_id)
  expect(found[1]?.left).toBeGreaterThan(0)
  expect(found[1]?.model_id).not.toBe(first.model_id)
})
