import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articles, menus, milestones, models, pages, search_synonyms } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { seedDemo } from './seed-demo.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

const lines = async () =>
  new Map(
    (await shop.db.select({ slug: models.slug, line: models.line }).from(models)).map(row => [row.slug, row.line]),
  )

it('adds the lines of models to a demo shop of the version without them, once, and keeps those that the shop has set', async () => {
  expect(await seedDemo(shop.db)).toBe(false)
  const seeded = await lines()
  const own = [...seeded].find(([, line]) => line !== null)?.[0] ?? ''
  await shop.db.update(models).set({ line: null })
  await shop.db.update(models).set({ line: 'own' }).where(eq(models.slug, own))
  await shop.db.update(milestones).set({ value: '1' }).where(eq(milestones.name, 'demo shop'))
  expect(await seedDemo(shop.db)).toBe(true)
  expect(await lines()).toEqual(new Map([...seeded, [own, 'own']]))
  await shop.db.update(models).set({ line: null })
  expect(await seedDemo(shop.db)).toBe(false)
  expect(await shop.db.select().from(models).where(isNull(models.line))).toHaveLength(seeded.size)
})

it('adds pages with their menu items, articles and menus to an older demo shop, once, and keeps what the shop has changed', async () => {
  const menuOf = async (id: number) =>
    (
      await shop.db
        .select()
        .from(menus)
        .where(and(eq(menus.id, id), eq(menus.lang, 'uk')))
    )[0]?.data
  const bySlug = async () => new Map((await shop.db.select().from(pages)).map(page => [page.slug, page.titles.uk]))
  const [trades, standards, texts] = [await menuOf(8), await menuOf(7), await bySlug()]
  if (!trades || !standards) throw new Error('The demo shop has no menus')
  const news = (await shop.db.select().from(articles)).map(({ slug }) => slug)

  await shop.db.delete(pages).where(eq(pages.slug, 'cook'))
  await shop.db
    .update(pages)
    .set({ titles: { uk: 'Власна назва', ru: 'Своё название', en: 'Own title' } })
    .where(eq(pages.slug, 'welder'))
  // Without the item of the page, which is new, and without another, which the shop does not want.
  const items = trades.items.filter(({ url }) => url !== '/cook' && url !== '/medic')
  await shop.db
    .update(menus)
    .set({ data: { name: 'Власне меню', items } })
    .where(and(eq(menus.id, 8), eq(menus.lang, 'uk')))
  await shop.db.delete(menus).where(eq(menus.id, 7))
  await shop.db.delete(articles).where(eq(articles.slug, news[0] ?? ''))
  await shop.db.update(milestones).set({ value: '2' }).where(eq(milestones.name, 'demo shop'))

  expect(await seedDemo(shop.db)).toBe(true)
  expect(await bySlug()).toEqual(new Map([...texts, ['welder', 'Власна назва']]))
  const cook = trades.items.filter(({ url }) => url === '/cook')
  expect(cook).toHaveLength(1)
  expect(await menuOf(8)).toEqual({ name: 'Власне меню', items: [...items, ...cook] })
  expect(await menuOf(7)).toEqual(standards)
  expect((await shop.db.select().from(articles)).map(({ slug }) => slug).sort()).toEqual(news.sort())

  await shop.db.delete(pages).where(eq(pages.slug, 'cook'))
  expect(await seedDemo(shop.db)).toBe(false)
  expect((await bySlug()).has('cook')).toBe(false)
})

it('adds synonyms to an older demo shop, once, and keeps those that the shop has added', async () => {
  const all = () => shop.db.$count(search_synonyms)
  const seeded = await all()
  expect(seeded).toBeGreaterThan(100)
  await shop.db.delete(search_synonyms)
  await shop.db.insert(search_synonyms).values({ lang: 'uk', word: 'балаклавка', replacement: 'каска' })
  await shop.db.update(milestones).set({ value: '3' }).where(eq(milestones.name, 'demo shop'))
  expect(await seedDemo(shop.db)).toBe(true)
  expect(await all()).toBe(seeded + 1)
  await shop.db.delete(search_synonyms)
  expect(await seedDemo(shop.db)).toBe(false)
  expect(await all()).toBe(0)
})
