import { newsList, newsShow, pageHome } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findShopPage } from '../redirects/shop-page.ts'
import { openShop, refusalOf, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

it('keeps articles of another kind out of the news, also of one name', async () => {
  const { items } = await shop.ask(newsList, {})
  const [latest, before] = items
  if (!latest || !before) throw new Error('The demo shop has no news')
  const copied = sql.raw('published_at, titles, leads, bodies, meta_titles, descriptions, picture')
  await shop.db.execute(sql`
    insert into articles (kind, slug, ${copied}) select 'guides', slug, ${copied} from articles where slug = ${latest.slug}`)
  await shop.db.execute(sql`
    insert into articles (kind, slug, ${copied}) select 'guides', 'only-a-guide', ${copied} from articles where kind = 'news' and slug = ${latest.slug}`)
  await shop.expire('news', 'home')

  expect((await shop.ask(newsList, {})).items.map(({ slug }) => slug)).toEqual(items.map(({ slug }) => slug))
  expect((await shop.ask(pageHome, {})).news.map(({ slug }) => slug)).not.toContain('only-a-guide')
  expect(await shop.ask(newsShow, { article: latest.slug })).toMatchObject({ url: latest.url, next: null })
  expect(await shop.ask(newsShow, { article: before.slug })).toMatchObject({ next: { url: latest.url } })
  expect(refusalOf(await shop.post(newsShow.path, { lang: 'uk', article: 'only-a-guide' })).code).toBe('not_found')
  expect(await findShopPage(shop.db, '/news/only-a-guide')).toBeNull()
  expect(await findShopPage(shop.db, `/news/${latest.slug}`)).toBe('shown')
  const file = await (await fetch(`${shop.url}/sitemap-news.xml`)).text()
  expect(file).toContain(`/news/${latest.slug}<`)
  expect(file).not.toContain('only-a-guide')
})
