import { newsList, newsShow, pageHome, pageShow, productShow } from '@shop/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { structuredDataFaults } from '../../../../tools/structured-data/validate.ts'
import { loadVocabulary } from '../../../../tools/structured-data/vocabulary.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import { pages, settings } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { faqSchema } from './faq-schema.ts'

const vocabulary = loadVocabulary()
let shop: Shop
beforeAll(async () => {
  shop = await openShop('Postgres')
})
afterAll(() => shop.close())

it('of every kind of page is as schema.org defines it', async () => {
  const types = new Set<unknown>()
  const check = ({ schema, micro_marking }: { schema: object | null; micro_marking: readonly object[] }) => {
    for (const data of [...(schema ? [schema] : []), ...micro_marking]) {
      expect(structuredDataFaults(data, vocabulary), JSON.stringify(data)).toEqual([])
      if ('@type' in data) types.add(data['@type'])
    }
  }
  const home = await shop.ask(pageHome, { lang: 'en' })
  check(home.meta)
  expect(home.meta.schema).toMatchObject({ '@type': 'OnlineStore', name: 'HART' })
  for (const page of ['jackets', 'headwear', 'catalogue']) {
    const shown = await shop.ask(pageShow, { page })
    check(shown.meta)
    if (shown.kind === 'content') continue
    const [, category = '', product = ''] = shown.products.items[0]?.url.split('/') ?? []
    check((await shop.ask(productShow, { page: category, product })).meta)
  }
  const rows = await shop.db.select({ slug: pages.slug }).from(pages)
  for (const { slug } of rows) check((await shop.ask(pageShow, { page: slug, lang: 'ru' })).meta)
  const { items } = await shop.ask(newsList, {})
  for (const { url } of items) check((await shop.ask(newsShow, { article: url.split('/')[2] ?? '' })).meta)
  expect(types).toEqual(
    new Set([
      'OnlineStore',
      'WebSite',
      'BreadcrumbList',
      'ItemList',
      'Product',
      'ProductGroup',
      'NewsArticle',
      'FAQPage',
    ]),
  )
})

it('has questions with their answers where a text is a list of them', () => {
  const answered = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  const body =
    '<p>Intro</p><h2>Чи є <b>знижки</b>?</h2><p>Так &amp; ні.</p><h2>Інше</h2><p>—</p><h3>Коли?</h3><ul><li>Зараз</li></ul>'
  const schema = faqSchema(body)
  expect(schema?.mainEntity).toEqual([answered('Чи є знижки?', 'Так & ні.'), answered('Коли?', 'Зараз')])
  expect(structuredDataFaults(schema, vocabulary)).toEqual([])
  expect(faqSchema('<h2>Навіщо?</h2><p>Так.</p><h2>Далі</h2><p>Ні.</p>')).toBe(null)
})

it('and titles have the name of the settings', async () => {
  const [row] = await shop.db.select().from(settings)
  if (!row) throw new Error('There are no settings')
  const named = { ...row.data, name: 'Кузня & Ко' }
  await shop.db.update(settings).set({ data: named })
  await bumpDataVersions(shop.db, ['settings'])
  const shownMeta = async () => (await shop.ask(pageShow, { page: 'delivery', lang: row.lang })).meta
  await expect.poll(async () => (await shownMeta()).title).toMatch(/ — Кузня & Ко$/)
  expect((await shownMeta()).og.site_name).toBe('Кузня & Ко')
})
