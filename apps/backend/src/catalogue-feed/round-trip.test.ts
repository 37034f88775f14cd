import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '@shop/contract/locales'
import { max, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sqlStateOf } from '../db/errors.ts'
import {
  facet_values,
  models,
  options,
  product_categories,
  product_facets,
  product_pictures,
  product_texts,
  products,
} from '../db/schema/index.ts'
import { characters, controlCharacters, catalogueLimits as limits } from '../db/schema/limits.ts'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { commandsTo } from '../testing/commands.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { paramKey } from '../text-matching/look-alikes.ts'
import { checkOffer } from './check-offer.ts'
import { csvHeading, csvRows, type Shown, ymlEnd, ymlOffer, ymlStart } from './export-feed.ts'
import type { ExportedOffer } from './load-offers.ts'
import { NoticeList } from './notice-list.ts'
import { ownFieldOf } from './own-params.ts'
import { readCsv } from './read-csv.ts'
import { readXml } from './read-xml.ts'

/** What means something to XML, to CSV, to HTML, to spreadsheets or to the import itself. */
const signs = [
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    '""',
    ';',
    ',',
    '\\',
    '|',
    '/',
    '<',
    '>',
    '&',
    '&amp;',
    '&nbsp;',
    ']]>',
    '<![CDATA[',
    '<br/>',
    '<!--',
    '-->',
    '<b>',
    '</b>',
    '&lt;p&gt;',
    '<script>',
    '<img src="a">',
  ],
  ...[
    '=1+1',
    ";=cmd|' /C calc'!A1",
    "'=",
    '＝',
    'sep=;',
    '4,82E+12',
    '-1,00е-05',
    '4820000000012',
    '00',
    ' ',
    '\u00a0',
    '\u202f',
    '\u2028',
    '\u200b',
    '\ufeff',
  ],
  ...[
    'М',
    'M',
    'і',
    'Ї',
    'ґ',
    'İ',
    'ß',
    'é',
    'e\u0301',
    '😀',
    '\u{10ffff}',
    '\u0085',
    'Розмір',
    'Колір',
    'Бренд',
    'Color',
    'size',
    '%20',
    '{',
    '$1',
  ],
]
const characters_ = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...signs) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
)
const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('')
const withoutControls = (text: string) => text.replace(new RegExp(controlCharacters, 'g'), '')
const textOf = (most: number, shape: (text: string) => string): fc.Arbitrary<string> =>
  fc
    .oneof(
      {
        weight: most > 2_000 ? 40 : 6,
        arbitrary: fc.array(characters_, { maxLength: 8 }).map(parts => parts.join('')),
      },
      // At the limit.
      { weight: 1, arbitrary: characters_.map(part => part.repeat(most)) },
    )
    .map(text => cut(shape(withoutControls(text)).trim(), most).trim())
/** As the check `catalogue_line` has it. */
const line = (most: number) => textOf(most, text => text.replace(/[\t\n\r]/g, '')).filter(text => text !== '')
const lineOrEmpty = (most: number) => fc.oneof(line(most), fc.constant(''))
const price = fc.oneof(fc.integer({ min: 1, max: limits.price }), fc.constantFrom(1, 99, 100, 101, limits.price))
const stock = fc.oneof(fc.nat(30), fc.constantFrom(0, 1_000_001, limits.stock))
const description = fc.oneof(
  textOf(limits.description, text => text.replace(/\r\n?/g, '\n')),
  fc
    .array(fc.tuple(characters_, fc.constantFrom('p', 'li', 'strong', 'script', 'b', 'td')), { maxLength: 4 })
    .map(parts =>
      sanitizeBody(
        withoutControls(parts.map(([text, tag]) => `<${tag}>${text}</${tag}>`).join('\n')).replace(/\r\n?/g, '\n'),
      ).trim(),
    ),
)
const params = fc.array(fc.record({ name: line(limits.paramName), value: line(limits.paramValue) }), { maxLength: 5 })
const url = fc
  .tuple(fc.webUrl({ validSchemes: ['https'] }), fc.constantFrom('', '?a=1&b=2', '#"x"', '/фото(1).jpg', ";,='"))
  .map(parts => cut(parts.join(''), limits.picture))
const texts = (text: fc.Arbitrary<string>) => fc.record({ uk: text, ru: text, en: text })

const isNight = process.env.TESTS === 'full'
/** Of a night. */
const LONG_MS = 600_000

const shown: Shown = {
  publicUrl: 'https://hive.example',
  shopName: 'Вулик & "бджоли"',
  now: new Date('2026-11-26T10:00:00Z'),
}

describe('the files of an export', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'round-trip-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const offer: fc.Arbitrary<ExportedOffer> = fc.record({
    id: line(limits.code),
    group: line(limits.group),
    code: line(limits.code),
    category: fc.constant(7),
    categorySlug: fc.constant('work-jackets'),
    path: fc.constant('/work-jackets/bee'),
    brand: fc.option(line(limits.brand)),
    names: texts(line(limits.name)),
    descriptions: texts(description),
    colour: fc.option(line(limits.colour)),
    size: fc.option(fc.oneof(line(limits.size), fc.constantFrom('10.дек', "'10.дек", '#REF!', '01.02.2026'))),
    price,
    oldPrice: fc.constant(null),
    stock,
    pictures: fc.uniqueArray(url, { maxLength: 4 }),
    slug: fc.constant('bee'),
    // The database gives an export no others.
    params: params.map(list => list.filter(({ name }) => ownFieldOf(name) === undefined)),
  })
  /** Everything at its limit, of characters of four bytes and of such that are doubled. */
  const of = (most: number, sign = '😀') => sign.repeat(most)
  const inAll = (text: string) => ({ uk: text, ru: text, en: text })
  const largest: ExportedOffer = {
    ...{
      id: of(limits.code),
      group: of(limits.group),
      code: of(limits.code, '"'),
      category: 7,
      categorySlug: 'work-jackets',
    },
    ...{
      path: '/work-jackets/bee',
      brand: of(limits.brand),
      names: inAll(of(limits.name)),
      size: of(limits.size),
      slug: 'bee',
    },
    ...{
      descriptions: inAll(`<p>${of(limits.description - 7, 'ґ')}</p>`),
      colour: of(limits.colour),
      price: limits.price,
    },
    ...{ oldPrice: null, stock: limits.stock },
    pictures: Array.from({ length: limits.pictures }, (_, at) =>
      `https://example.com/${at}/`.padEnd(limits.picture, 'x'),
    ),
    params: Array.from({ length: limits.characteristics }, () => ({
      name: of(limits.paramName, '='),
      value: of(limits.paramValue, '"'),
    })),
  }
  const category = { id: 7, parent_id: null, slug: 'work-jackets', titles: { uk: 'Куртки <&>', ru: '', en: '' } }

  it.each(['yml', 'csv'] as const)(
    'of the format %s are read as they were written',
    async format => {
      const path = join(folder, `all.${format}`)
      await fc.assert(
        fc.asyncProperty(fc.array(offer, { minLength: 1, maxLength: 3 }), async offers => {
          writeFileSync(
            path,
            format === 'yml'
              ? ymlStart(shown, [category]) + offers.map(own => ymlOffer(own, shown)).join('') + ymlEnd
              : csvHeading + csvRows(offers, shown),
          )
          const notices = new NoticeList()
          const read: unknown[] = []
          const found: unknown[] = []
          for await (const raw of format === 'yml' ? readXml(path, notices) : readCsv(path, notices)) {
            expect(raw.faults).toEqual([])
            const key = typeof raw.category === 'string' ? raw.category : raw.category?.slug
            read.push({
              ...{ id: raw.id, group: raw.group, code: raw.code, category: key, brand: raw.brand, names: raw.names },
              ...{ descriptions: raw.descriptions, pictures: raw.pictures ?? [], stock: raw.stock },
            })
            const checked = checkOffer(raw, { findCategory: () => 7, defaultStock: null, notices })
            if (Array.isArray(checked)) expect(checked).toEqual([])
            else
              found.push({
                ...{ price: checked.price, stock: checked.stock, colour: checked.colour, params: checked.params ?? [] },
                size: checked.size_written ?? checked.size,
              })
          }
          const stated = (own: ExportedOffer['descriptions']) =>
            Object.fromEntries(locales.map(lang => [lang, own[lang] || null]))
          expect(read).toEqual(
            offers.map(own => ({
              ...{
                id: own.id,
                group: own.group,
                code: own.code,
                category: own.categorySlug,
                brand: own.brand,
                names: own.names,
              },
              ...{ descriptions: stated(own.descriptions), pictures: own.pictures, stock: String(own.stock) },
            })),
          )
          expect(found).toEqual(
            offers.map(({ price: kopiykas, stock: pieces, colour, params: list, size }) => ({
              price: kopiykas,
              stock: pieces,
              colour,
              params: list,
              size,
            })),
          )
          expect(notices.lines().filter(notice => !/Cyrillic|Invisible/.test(notice))).toEqual([])
        }),
        { numRuns: isNight ? 1_000 : 15, examples: [[[largest]]] },
      )
    },
    LONG_MS,
  )

  it('of the format csv have no cell that a spreadsheet runs, whichever sign it splits them at', () => {
    fc.assert(
      fc.property(offer, own => {
        const rows = csvRows([own], shown)
        for (const separator of [';', ',', '\t'])
          for (const cell of rows.split(/\n/).flatMap(row => row.split(separator)))
            expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
    )
  })
})

const UNIQUE_VIOLATION = '23505'
const Rows = z.object({ rows: z.array(z.unknown()) })
const Fingerprint = z.object({ rows: z.array(z.object({ sum: z.string() })) })

describe.each(databases)('any catalogue of a shop on %s', kind => {
  let shop: Shop
  let lastOfDemo = 0
  beforeAll(async () => {
    shop = await openShop(kind)
    const [last] = await shop.db.select({ id: max(products.id) }).from(products)
    lastOfDemo = last?.id ?? 0
    // The goods of the demo are in no export.
    await shop.db.delete(product_categories)
  })
  afterAll(() => shop.close())

  const { done } = commandsTo(() => shop, 'catalogue')
  const fingerprint = async () =>
    Fingerprint.parse(
      await shop.db.execute(sql`
        select md5(string_agg(x, '|' order by x)) as sum from (
          select p::text as x from products p union all select o::text from options o union all select t::text from product_texts t
          union all select f::text from product_facets f union all select c::text from product_categories c
          union all select v::text from facet_values v union all select w::text from product_pictures w union all select m::text from models m
        ) as rows`),
    ).rows

  const size = fc.oneof(
    line(limits.size),
    fc.constantFrom('M', 'М', 'm', 'м', 'XL', 'ХL', '48', '4,82E+12', '10.дек', '#REF!'),
  )
  /** How many codes before its own a code is that it repeats, if any. */
  const repeated = fc.option(fc.nat(3), { freq: 2 })
  const product = fc.record({
    repeated,
    sizes: fc.uniqueArray(fc.record({ name: size, price, left: stock, repeated }), {
      maxLength: 4,
      selector: ({ name }) => name,
    }),
    price,
    left: stock,
    oldPrice: fc.option(price),
    colour: fc.oneof(lineOrEmpty(limits.colour), fc.constantFrom('Графіт', 'графіт')),
    brand: fc.option(lineOrEmpty(limits.brand)),
    names: texts(line(limits.name)),
    descriptions: texts(description),
    params,
    urls: fc.option(fc.array(url, { minLength: 1, maxLength: 4 })),
  })
  const catalogue = fc.record({
    models: fc.array(
      fc.record({
        slug: line(limits.slug).map(text => text.replace(/\s/g, '') || 'x'),
        products: fc.array(product, { minLength: 1, maxLength: 4 }),
      }),
      {
        minLength: 5,
        maxLength: 12,
      },
    ),
    codes: fc.uniqueArray(line(limits.code), { minLength: 300, maxLength: 300 }),
  })
  type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never

  async function fill({ models: drawn, codes }: Catalogue) {
    let next = 0
    let offers = 0
    const used: string[] = []
    /** Inserts with a code that is used already, where the database takes it, or else with one of its own. */
    async function withCode<Rows>(before: number | null, insert: (code: string) => PromiseLike<Rows>): Promise<Rows> {
      const again = before === null ? undefined : used.at(-1 - before)
      const own = codes[next++] ?? `code ${next}`
      for (const code of [...(again === undefined ? [] : [again]), own])
        try {
          const rows = await insert(code)
          used.push(code)
          return rows
        } catch (error) {
          if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
        }
      throw new Error(`The code ${own} is used already`)
    }
    const slugs = new Set<string>()
    for (const { slug, products: drawnProducts } of drawn) {
      if (slugs.has(slug)) continue
      slugs.add(slug)
      const [model] = await shop.db
        .insert(models)
        .values({ slug, size_chart: { uk: null, ru: null, en: null }, return_policy: 'standard' })
        .returning({ id: models.id })
      for (const [position, own] of drawnProducts.entries()) {
        const lowest = own.sizes.length > 0 ? Math.min(...own.sizes.map(one => one.price)) : own.price
        const values = {
          ...{ model_id: model?.id ?? 0, category_id: 1, position, slug: `drawn-${next}-${position}`, price: lowest },
          ...{ old_price: own.oldPrice, options_count: own.sizes.length, popularity: 0, since: new Date(), hit: false },
          ...{ swatch: ['#fff'], colours: { uk: own.colour, ru: '', en: '' }, pictures: [] },
          left: own.sizes.length > 0 ? own.sizes.reduce((sum, { left }) => sum + left, 0) : own.left,
        }
        const [row] = await withCode(own.repeated, code =>
          shop.db
            .insert(products)
            .values({ ...values, code })
            .returning({ id: products.id }),
        )
        const product_id = row?.id ?? 0
        offers += Math.max(1, own.sizes.length)
        for (const [at, one] of own.sizes.entries())
          await withCode(one.repeated, code =>
            shop.db
              .insert(options)
              .values({ product_id, position: at, name: one.name, code, price: one.price, left: one.left }),
          )
        await shop.db.insert(product_texts).values(
          locales.map(lang => ({
            ...{ product_id, lang, name: own.names[lang], summary: '', description: own.descriptions[lang] },
            ...{ standards: [], technical_data: [], characteristics: own.params },
          })),
        )
        await shop.db.insert(product_categories).values({ product_id, category_id: 1 })
        if (own.brand !== null) {
          const value = `drawn-${product_id}`
          await shop.db
            .insert(facet_values)
            .values({ facet_id: 'brand', value, position: 0, names: { uk: own.brand, ru: '', en: '' } })
          await shop.db.insert(product_facets).values({ product_id, facet_id: 'brand', value })
        }
        for (const [at, text] of (own.urls ?? []).entries())
          await shop.db
            .insert(product_pictures)
            .values({ product_id, position: at, url: text, next_at: new Date('2099-01-01') })
      }
    }
    return offers
  }
  async function empty() {
    await shop.db.execute(sql`delete from products where id > ${lastOfDemo}`)
    await shop.db.execute(
      sql`delete from models where not exists (select 1 from products p where p.model_id = models.id)`,
    )
    await shop.db.execute(sql`delete from product_facets where value like 'drawn-%'`)
    await shop.db.execute(sql`delete from facet_values where value like 'drawn-%'`)
  }

  it(
    'is read back from its own files without a difference',
    async () => {
      await fc.assert(
        fc
          .asyncProperty(catalogue, async drawn => {
            const offers = await fill(drawn)
            const before = await fingerprint()
            for (const format of ['yml', 'csv']) {
              await done('export', `all.${format}`)
              const output = await done('import', `all.${format}`, '--most', '1000')
              expect(output).toContain(`The file has ${offers} offers.`)
              expect(output).toContain('Nothing changes')
              expect(await fingerprint()).toEqual(before)
            }
          })
          .afterEach(empty),
        { numRuns: isNight ? 20 : 1, endOnFailure: true },
      )
    },
    LONG_MS,
  )

  it(
    'is taken by a shop that has none of it',
    async () => {
      const keyOf = (name: string) => paramKey(name).replace(/\s*([-/])\s*/g, '$1')
      const figures = async () => {
        const result = await shop.db.execute(sql`
          select p.code, p.price, p."left", case when p.old_price > p.price then p.old_price end as old_price, t.lang, t.name,
            (select jsonb_agg(jsonb_build_object('code', o.code, 'price', o.price, 'left', o.left) order by o.code)
              from options o where o.product_id = p.id) as sizes
          from products p join product_texts t on t.product_id = p.id
          where p.id > ${lastOfDemo} order by p.code, t.lang`)
        return Rows.parse(result).rows
      }
      await fc.assert(
        fc
          .asyncProperty(catalogue, fc.constantFrom('yml', 'csv'), async ({ models: drawn, codes }, format) => {
            // In a new product, sizes that look the same are one, and a text may not become longer than the limit as HTML.
            const shortened = (text: string) => cut(text, limits.description / 10).trim()
            const distinct = drawn.map(({ slug, products: own }) => ({
              slug,
              products: own.map(one => ({
                ...one,
                descriptions: {
                  uk: shortened(one.descriptions.uk),
                  ru: shortened(one.descriptions.ru),
                  en: shortened(one.descriptions.en),
                },
                sizes: [...new Map(one.sizes.map(size => [keyOf(size.name), size])).values()],
              })),
            }))
            await fill({ models: distinct, codes })
            const before = await figures()
            await done('export', `all.${format}`)
            await empty()
            await done('import', `all.${format}`, '--most', '1000')
            expect(await figures()).toEqual(before)
          })
          .afterEach(empty),
        { numRuns: isNight ? 20 : 1, endOnFailure: true },
      )
    },
    LONG_MS,
  )

  it.each([
    ['a name of two lines', sql`update product_texts set name = E'a\nb'`, 'product_texts_name'],
    ['a name with a space before it', sql`update product_texts set name = ' a'`, 'product_texts_name'],
    [
      'a name that is too long',
      sql`update product_texts set name = repeat('я', ${limits.name + 1})`,
      'product_texts_name',
    ],
    ['a control character', sql`update product_texts set description = chr(1)`, 'product_texts_description'],
    [
      'a code that is too long',
      sql`update products set code = repeat('1', ${limits.code + 1}) where id = (select min(id) from products)`,
      'products_code',
    ],
    ['a price that is too high', sql`update options set price = ${limits.price + 1}`, 'options_highest_price'],
    ['more pieces of a size', sql`update options set "left" = ${limits.stock + 1}`, 'options_most_left'],
    [
      'more pieces of a product',
      sql`update products set "left" = ${limits.stock + 1}, options_count = 0 where id = (select min(id) from products)`,
      'products_most_left',
    ],
    [
      'a parameter without a name',
      sql`update product_texts set characteristics = '[{"name": "", "value": "1"}]'`,
      'product_texts_characteristics',
    ],
    [
      'a size with the code of another product',
      sql`update options set code = (select max(code) from products p where p.id <> product_id) where id = (select min(id) from options)`,
      'goods_code',
    ],
    [
      'a product with the code of a size of another one',
      sql`update products p set code = (select max(o.code) from options o where o.product_id <> p.id) where id = (select min(id) from products)`,
      'goods_code',
    ],
  ])('does not hold %s', async (_, change, constraint) => {
    await expect(shop.db.execute(change)).rejects.toMatchObject({ cause: expect.objectContaining({ constraint }) })
  })

  // PGlite has one connection.
  it.skipIf(kind === 'PGlite')(
    'does not hold a code that two transactions give to a product and to a size',
    async () => {
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const first = shop.db.transaction(async tx => {
        await tx.execute(sql`update options set code = 'twice' where id = (select min(id) from options)`)
        begun.resolve()
        await end.promise
      })
      await begun.promise
      const second = shop.db.transaction(tx =>
        tx.execute(sql`update products set code = 'twice' where id = (select max(id) from products)`),
      )
      const waiting = () =>
        shop.db.$count(
          sql`pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        )
      await Promise.race([second, expect.poll(waiting).toBe(1)])
      end.resolve()
      await first
      await expect(second).rejects.toMatchObject({ cause: expect.objectContaining({ constraint: 'goods_code' }) })
    },
  )
})

it('counts characters as Postgres does', () => {
  expect(characters('я😀')).toBe(2)
})
