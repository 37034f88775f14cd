import { newsList, newsShow } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { articles } from '../db/schema/index.ts'
import { openShop } from '../testing/shop.ts'

it('leads from an article to those before and after it, also of one moment, and to none that is not published', async () => {
  const shop = await openShop('Postgres')
  onTestFinished(() => shop.close())
  const { items } = await shop.ask(newsList, { lang: 'en' })
  const [newest, second, third, fourth, fifth] = items.map(({ slug }) => slug)
  const [moment] = await shop.db
    .select()
    .from(articles)
    .where(eq(articles.slug, second ?? ''))
  for (const slug of [second, third])
    await shop.db
      .update(articles)
      .set({ published_at: moment?.published_at })
      .where(eq(articles.slug, slug ?? ''))
  await shop.db
    .update(articles)
    .set({ is_published: false })
    .where(eq(articles.slug, fourth ?? ''))
  const shown = (await shop.ask(newsList, { lang: 'uk' })).items.map(({ slug }) => slug)
  const linksOf = async (slug = '') => {
    const { previous, next } = await shop.ask(newsShow, { lang: 'en', article: slug })
    return [previous?.url, next?.url]
  }
  expect(new Set(shown.slice(0, 4))).toEqual(new Set([newest, second, third, fifth]))
  for (const [index, slug] of shown.slice(0, 3).entries())
    expect(await linksOf(slug), slug).toEqual([
      `/en/news/${shown[index + 1]}`,
      index === 0 ? undefined : `/en/news/${shown[index - 1]}`,
    ])
})
