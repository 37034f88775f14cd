import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { productCards, productShow } from '@shop/contract'
import { and, eq, gt, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { bumpDataVersions } from '../db/data-versions.ts'
import { articles, models, options, product_categories, products } from '../db/schema/index.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
let hidden: { id: number; slug: string; code: string }
beforeAll(async () => {
  shop = await openShop('Postgres', {
    variables: { PUBLIC_URL: 'https://shop.test', SECRET: 'a secret of the tests, which is long enough' },
  })
  const [first] = await shop.db.select().from(products).limit(1)
  if (!first) throw new Error('The demo shop is empty')
  hidden = first
  await shop.db.delete(product_categories).where(eq(product_categories.product_id, hidden.id))
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const response = await fetch(shop.url + path)
  expect(response.status, path).toBe(200)
  // As the cache of texts sends it.
  expect(response.headers.get('content-encoding'), path).toBe('gzip')
  return response.text()
}
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

it('has sitemaps by kind, with pictures and every language of a page, without hidden goods and scheduled articles', async () => {
  const [article] = await shop.db.update(articles).set({ is_published: false }).where(eq(articles.id, 1)).returning()
  const files = all(await read('/sitemap.xml'), /<loc>https:\/\/shop\.test([^<]+)<\/loc>/g)
  expect(files).toEqual([
    '/sitemap-content.xml',
    '/sitemap-categories.xml',
    '/sitemap-news.xml',
    '/sitemap-products-1.xml',
  ])
  const texts = await Promise.all(files.map(read))
  const urls = texts.flatMap(text => all(text, /<loc>([^<]+)<\/loc>/g))
  expect(new Set(urls).size).toBe(urls.length)
  const total = await shop.db.$count(products)
  expect(all(texts[3] ?? '', /<loc>([^<]+)<\/loc>/g)).toHaveLength((total - 1) * 3)
  for (const path of ['/', '/ru', '/en/jackets', '/news']) expect(urls).toContain(`https://shop.test${path}`)
  for (const text of texts) {
    for (const { slug } of [hidden, article ?? hidden]) expect(text).not.toContain(`/${slug}<`)
    expect(all(text, /hreflang="(x-default)"/g)).toHaveLength(all(text, /<(loc)>/g).length)
  }
  expect(texts[3]).toMatch(/<image:loc>https:\/\/shop\.test\/pictures\/\w+\/[^<]+\.jpg<\/image:loc>/)
  expect((await fetch(`${shop.url}/sitemap-products-2.xml`)).status).toBe(404)
})

it.each([
  ['/feeds/google.xml', '/jackets/'],
  ['/feeds/google-en.xml', '/en/jackets/'],
])('has every size of the listed goods in %s', async (path, start) => {
  const text = await read(path)
  expect(text.trim()).toMatch(/^<\?xml[\s\S]+<\/channel><\/rss>$/)
  const items = all(text, /<item>([\s\S]*?)<\/item>/g)
  const sizes = await shop.db.$count(options)
  const hiddenSizes = await shop.db.$count(options, eq(options.product_id, hidden.id))
  const single = await shop.db.$count(products, eq(products.options_count, 0))
  expect(items).toHaveLength(sizes - hiddenSizes + single)
  expect(new Set(all(text, /<g:id>([^<]+)</g)).size).toBe(items.length)
  for (const item of items) {
    expect(item).toMatch(/<g:price>\d+\.\d\d UAH<\/g:price>/)
    expect(item).toMatch(/<g:availability>(in|out_of)_stock<\/g:availability>/)
    for (const field of ['title', 'description', 'link', 'image_link', 'item_group_id'])
      expect(item, field).toMatch(new RegExp(`<g:${field}>[^<]+</g:${field}>`))
    expect(item).toContain('<g:identifier_exists>no<')
  }
  expect(text).toContain(`<g:link>https://shop.test${start}`)
  expect(text).not.toContain(`<g:id>${hidden.code}-`)
  expect((await fetch(`${shop.url}/feeds/google-de.xml`)).status).toBe(404)
})

it('names the group of a model in the feed as on its page, also where its slug is long', async () => {
  const [own] = await shop.db.select().from(products).where(ne(products.id, hidden.id)).orderBy(products.id).limit(1)
  if (!own) throw new Error('There are no goods')
  await shop.db
    .update(models)
    .set({ slug: 'pidsholomnyk-uteplenyi-z-flisu-duzhe-dovha-nazva-vp2' })
    .where(eq(models.id, own.model_id))
  await bumpDataVersions(shop.db, [`product:${own.id}`])
  const groupOfPage = async () => {
    const [card] = await shop.ask(productCards, { ids: [own.id] })
    const [, page = '', product = ''] = card?.url.split('/') ?? []
    const { meta } = await shop.ask(productShow, { page, product })
    return JSON.stringify(meta.schema)
  }
  const items = all(await read('/feeds/google-uk.xml'), /<item>([\s\S]*?)<\/item>/g)
  const item = items.find(text => text.includes(`<g:id>${own.code}`)) ?? ''
  const [group = ''] = all(item, /<g:item_group_id>([^<]+)</g)
  expect(group.length).toBeLessThanOrEqual(50)
  await expect.poll(groupOfPage).toContain(`"productGroupID":"${group}"`)
})

it('gives sizes of different prices addresses of their own in the feed and on their page, and lists say from which price', async () => {
  const [size] = await shop.db
    .select()
    .from(options)
    .where(and(ne(options.product_id, hidden.id), gt(options.left, 0)))
    .orderBy(options.id)
    .limit(1)
  if (!size) throw new Error('There are no sizes')
  const dearer = (price: number) => shop.db.update(options).set({ price }).where(eq(options.id, size.id))
  const show = async () => {
    const [card] = await shop.ask(productCards, { ids: [size.product_id] })
    const [, page = '', product = ''] = card?.url.split('/') ?? []
    const { meta } = await shop.ask(productShow, { page, product })
    const schema = z.object({
      hasVariant: z.array(z.object({ sku: z.string().optional(), url: z.string().optional() })),
    })
    const variant = schema.parse(meta.schema).hasVariant.find(({ sku }) => sku === size.code)
    return { card, url: variant?.url }
  }
  const page = `https://shop.test${(await show()).card?.url}`
  expect(await show()).toMatchObject({ card: { price_from: null }, url: undefined })
  onTestFinished(async () => {
    await dearer(size.price)
    await bumpDataVersions(shop.db, [`card:${size.product_id}`])
  })
  await dearer(size.price + 150_00)
  await bumpDataVersions(shop.db, [`card:${size.product_id}`])
  const address = `${page}?${new URLSearchParams({ size: size.name })}`
  // Cards and pages learn of a change each by itself.
  await expect.poll(show).toMatchObject({ url: address, card: { price_from: size.price / 100 } })
  // The feed of a language that no other test has read: one that was made is kept for a time.
  const items = all(await read('/feeds/google-ru.xml'), /<item>([\s\S]*?)<\/item>/g)
  const item = items.find(text => text.includes(`<g:id>${size.code}<`))
  expect(item).toContain(`<g:link>${address.replace('.test/', '.test/ru/')}<`)
  expect(item).toMatch(new RegExp(`<g:(sale_)?price>${((size.price + 150_00) / 100).toFixed(2)} UAH<`))
})

it('tells language models what the shop is', async () => {
  const text = await read('/llms.txt')
  expect(text).toMatch(/^# ГАРТ\n/)
  expect(text).toContain('](https://shop.test/jackets)')
  expect(text).toContain('](https://shop.test/delivery)')
})

it('names the address of the shop without a public one, whatever host is asked for', async () => {
  const other = await openShop('Postgres', { variables: { PORT: '4621' } })
  onTestFinished(() => other.close())
  const ask = get(`${other.url}/sitemap.xml`, { headers: { Host: 'invented.test' } })
  const [response]: IncomingMessage[] = await once(ask, 'response')
  const map = response ? await text(response) : ''
  expect(map).toContain('<loc>http://localhost:4621/sitemap-content.xml</loc>')
  expect(map).not.toContain('invented')
})
