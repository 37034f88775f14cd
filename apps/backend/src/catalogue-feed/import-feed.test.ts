import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cartAdd, cartShow, pageMoved, pageShow, productShow, search } from '@shop/contract'
import { and, eq, like, notInArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadLinkPreviews } from '../catalogue/link-previews.ts'
import { findListedModels } from '../catalogue/listed-models.ts'
import { shownOldPrice, shownPrice } from '../catalogue/shown-price.ts'
import { options, product_categories, product_pictures, product_texts, products } from '../db/schema/index.ts'
import { commandsTo } from '../testing/commands.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

const isNight = process.env.TESTS === 'full'

const Fingerprint = z.object({ rows: z.array(z.object({ sum: z.string() })) })

const offer = (id: string, inner: string, attributes = '') =>
  `<offer id="${id}" available="true" ${attributes}>${inner}</offer>\n`

/** A correct offer; `changes` replaces or removes elements. */
function goods(changes: Readonly<Record<string, string | null>> = {}): string {
  const elements: Record<string, string | null> = {
    price: '1490.50',
    currencyId: 'UAH',
    categoryId: '7',
    vendor: 'Вулик',
    stock_quantity: '4',
    name: 'Куртка «Бджола»',
    name_ua: 'Куртка «Бджола» робоча',
    ...changes,
  }
  return Object.entries(elements)
    .map(([name, value]) => (value === null ? '' : `<${name}>${value}</${name}>\n`))
    .join('')
}
const size = (value: string) => `<param name="Розмір">${value}</param>`
const colour = (value: string) => `<param name="Колір">${value}</param>`

const feed = (
  offers: string,
  doctype = '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
) => `<?xml version="1.0" encoding="UTF-8"?>
${doctype}
<yml_catalog date="2026-11-23 10:00"><shop>
<currencies><currency id="UAH" rate="1"/></currencies>
<categories><category id="7">Робочі куртки</category><category id="8">Акваріуми</category></categories>
<offers>
${offers}</offers></shop></yml_catalog>
`

describe.each(databases)('the catalogue of a shop on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind, { variables: { PORT: '4620' } })
    // All goods of the demo are exported and imported at night; in the gate those of one model.
    if (!isNight)
      await shop.db
        .delete(product_categories)
        .where(
          notInArray(
            product_categories.product_id,
            shop.db.select({ id: products.id }).from(products).where(like(products.slug, '%travers%')),
          ),
        )
  })
  afterAll(() => shop.close())

  const { send, done, refused: refusedLines } = commandsTo(() => shop, 'catalogue')
  const refused = async (...argv: string[]) => (await refusedLines(...argv)).join('\n')
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(shop.dataDir, name), content)
  const fingerprint = async () =>
    Fingerprint.parse(
      await shop.db.execute(sql`
        select md5(string_agg(x, '|' order by x)) as sum from (
          select p::text as x from products p union all select o::text from options o union all select t::text from product_texts t
          union all select f::text from product_facets f union all select c::text from product_categories c
          union all select s::text from product_search s union all select v::text from data_versions v
        ) as rows`),
    ).rows

  it.each(['yml', 'csv'])('is read back from its own %s without a difference', async format => {
    const before = await fingerprint()
    await done('export', `all.${format}`)
    const addresses = readFileSync(join(shop.dataDir, `all.${format}`), 'utf8').match(/http:\/\/[^/"<;]+/g)
    expect(new Set(addresses)).toEqual(new Set(['http://localhost:4620']))
    expect(await done('import', `all.${format}`)).toContain('Nothing changes')
    expect(await fingerprint()).toEqual(before)
  })

  it('names twenty faults by line, offer and field, and changes nothing', async () => {
    const faults: [field: string, offer: string][] = [
      ['id', offer('', goods())],
      ['price', offer('f2', goods({ price: '-5' }))],
      ['price', offer('f3', goods({ price: '99999999' }))],
      ['price', offer('f4', goods({ price: null }))],
      ['currencyId', offer('f5', goods({ currencyId: 'XAU' }))],
      ['categoryId', offer('f6', goods({ categoryId: '8' }))],
      ['name', offer('f7', goods({ name: null, name_ua: null }))],
      ['name_uk', offer('f8', goods({ name_ua: 'я'.repeat(300) }))],
      ['stock_quantity', offer('f9', goods({ stock_quantity: 'багато' }))],
      ['stock_quantity', offer('f10', goods({ stock_quantity: null }))],
      ['oldprice', offer('f11', goods({ oldprice: '100' }))],
      ['picture', offer('f12', goods({ picture: 'ftp://example.com/a.jpg' }))],
      ['picture', offer('f13', goods({ picture: 'http://169.254.169.254/latest' }))],
      ['available', offer('f14', goods()).replace('available="true"', 'available="maybe"')],
      ['id', offer('f15', goods()) + offer('f15', goods())],
      [
        'param Розмір',
        offer('f16', goods() + size('52'), 'group_id="g1"') + offer('f16b', goods() + size('52'), 'group_id="g1"'),
      ],
      ['param Розмір', offer('f17', goods() + size('52'), 'group_id="g2"') + offer('f17b', goods(), 'group_id="g2"')],
      ['param Розмір', offer('HT-1042', goods())],
      ['param', offer('f19', `${goods()}<param>Бавовна</param>`)],
      ['XML', '<offer id="f20" available="true"><name>Куртка'],
    ]
    const text = feed(faults.map(([, part]) => part).join('')).split('</offers>')[0] ?? ''
    write('faults.yml', text)
    const before = await fingerprint()
    const error = await refused('import', 'faults.yml', '--report', 'faults.txt')
    expect(error).toContain('the file has 20 problems')
    expect(readFileSync(join(shop.dataDir, 'faults.txt'), 'utf8').trim().split('\n')).toHaveLength(20)
    const lines = text.split('\n')
    for (const [index, [field, part]] of faults.entries()) {
      const id = /<offer id="([^"]*)"/.exec(part)?.[1] ?? ''
      const named = error.split('\n').filter(line => line.includes(`, ${field}: `))
      const start = lines.findIndex(line => line.includes(`<offer id="${id}"`)) + 1
      const end = index === faults.length - 1 ? lines.length : start + part.split('\n').length - 2
      expect(
        named.some(line => {
          const at = Number(/^line (\d+)/.exec(line)?.[1])
          return at >= start && at <= end
        }),
        `${field} of ${id} in ${start}–${end}:\n${error}`,
      ).toBe(true)
    }
    expect(await fingerprint()).toEqual(before)
    expect(await refused('import', 'faults.yml', '--most', '3')).toMatch(/… and 17 more: --report FILE writes all/)
  })

  /** Goods that no other test looks for. */
  const beetle = (changes = {}) => goods({ name: 'Жук', name_ua: 'Жук', ...changes })

  it('tells apart the offers of a feed that is one line', async () => {
    const inOneLine = (...offers: string[]) => feed(offers.join('').replaceAll('\n', ''))
    write('merged.yml', inOneLine(offer('l1', beetle(), 'group_id="l"'), offer('l2', beetle(), 'group_id="l"')))
    expect(await refused('import', 'merged.yml')).toMatch(
      /offer l2, param Розмір: The offer has no size, but there are/,
    )
    write('code.yml', inOneLine(offer('l3', beetle()), offer('l4', beetle({ vendorCode: 'l3' }))))
    expect(await refused('import', 'code.yml')).toMatch(/offer l4, vendorCode: The code l3 belongs to the product of/)
    write('known.yml', feed(offer('l3', beetle())))
    await done('import', 'known.yml')
    write('same.yml', inOneLine(offer('l3', beetle()), offer('l4', beetle({ vendorCode: 'l3', price: '99' }))))
    expect(await refused('import', 'same.yml')).toMatch(/offer l4, group_id: In the shop this is the same product as/)
    const sizes = ['L', 'S', 'XS', 'M', 'XL']
    const sized = sizes.map(own => offer(`l-${own}`, beetle() + size(own) + colour('Графіт'), 'group_id="sized"'))
    write('sizes.yml', inOneLine(...sized))
    await done('import', 'sizes.yml')
    const written = await shop.db
      .select({ name: options.name })
      .from(options)
      .where(like(options.code, 'l-%'))
      .orderBy(options.position)
    expect(written.map(({ name }) => name)).toEqual(sizes)
  })

  it.each([
    ['Тканина: бавовна&lt;br /&gt;Колір: синій', 'Тканина: бавовна<br />Колір: синій'],
    ['<![CDATA[<div>Раз</div><div>два <b>три</b></div>]]>', '<p>Раз</p><p>два три</p>'],
    [
      '<div><h1>Куртка</h1><blockquote>Тепла</blockquote><h5>Догляд</h5></div>',
      '<h2>Куртка</h2><p>Тепла</p><h3>Догляд</h3>',
    ],
    ['<section>Один<div>два</div>три<hr/>чотири</section>', 'Один<p>два</p>три чотири'],
  ])('keeps apart what stands in lines and blocks of the description %s', async (description, html) => {
    write('blocks.yml', feed(offer('blocks', beetle({ description_ua: description }))))
    await done('import', 'blocks.yml')
    const [own] = await shop.db
      .select({ html: product_texts.description })
      .from(product_texts)
      .innerJoin(products, eq(products.id, product_texts.product_id))
      .where(and(eq(products.code, 'blocks'), eq(product_texts.lang, 'uk')))
    expect(own?.html).toBe(html)
  })

  it('gives goods with the longest name and id an address that can be opened', async () => {
    write('longest.yml', feed(offer('z'.repeat(80), beetle({ name_ua: `${'Довганазва'.repeat(8)} далі` }))))
    await done('import', 'longest.yml')
    const [own] = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .where(eq(products.code, 'z'.repeat(80)))
    expect((await shop.ask(productShow, { page: 'jackets', product: own?.slug ?? '' })).product.code).toBe(
      'z'.repeat(80),
    )
  })

  it('finds goods whose name has characters that nobody sees, and tells these', async () => {
    write('unseen.yml', feed(offer('unseen', beetle({ name_ua: 'Куртка Ексцель\u200bсіорна' }))))
    expect(await done('import', 'unseen.yml')).toMatch(/Invisible characters in name_uk\./)
    const { products: found } = await shop.ask(search, { lang: 'uk', query: 'ексцельсіорна' })
    expect(found.items.map(({ url }) => url)).toEqual(['/jackets/kurtka-ekstselsiorna-unseen'])
  })

  it('takes new goods with sizes and colours, which are listed and found, and takes them once', async () => {
    const jacket = (id: string, shade: string, own: string) =>
      offer(
        id,
        `${goods({ oldprice: '1800' })}${size(own)}${colour(shade)}<param name="Сезон">Літо</param>`,
        'group_id="bee"',
      )
    write(
      'new.yml',
      feed(jacket('B-1', 'Графіт', 'M') + jacket('B-2', 'Графіт', 'L') + jacket('B-3', 'Бурштиновий', 'M')),
    )
    const difference = await done('import', 'new.yml', '--dry-run')
    expect(difference).toMatch(/added +2 +bee-1 «Куртка «Бджола» робоча»/)
    expect(difference).toContain('dry run')
    expect(await shop.db.select().from(options).where(eq(options.code, 'B-1'))).toEqual([])
    await done('import', 'new.yml')
    const { products: found } = await shop.ask(search, { lang: 'uk', query: 'бджола' })
    const [card] = found.items
    expect(card).toMatchObject({ price: 1490.5, old_price: 1800, availability: 'in_stock', options_count: 2 })
    expect(card?.image.src).toMatch(/^\/pictures\//)
    const [, page = '', product = ''] = card?.url.split('/') ?? []
    const shown = await shop.ask(productShow, { lang: 'ru', page, product })
    expect(shown.product.name).toBe('Куртка «Бджола»')
    expect(shown.product.options.map(({ name }) => name)).toEqual(['M', 'L'])
    expect(shown.product.variants.map(({ name }) => name)).toEqual(['Графит', 'Бурштиновий'])
    const filters = { brand: ['vulyk'], size: ['L'], colour: ['graphite'], season: ['summer'] }
    const category = await shop.ask(pageShow, { lang: 'uk', page: 'work-jackets', filters })
    expect(category).toMatchObject({ kind: 'category', products: { total: 1 } })
    const before = await fingerprint()
    expect(await done('import', 'new.yml')).toContain('Nothing changes')
    expect(await fingerprint()).toEqual(before)
  })

  it('reads a CSV file of Excel, changes what differs, and hides what is missing when it is asked to', async () => {
    await done('export', 'before.csv')
    const header = 'id;group;category;name_uk;price;old_price;stock;colour;size'
    write('excel.csv', `\ufeff${header}\r\nB-1;bee;Робочі куртки;"Куртка ""Бджола"" робоча";1 49,50;;7;Графіт;M\r\n`)
    expect(await refused('import', 'excel.csv')).toMatch(/line 2, offer B-1, price: «1 49,50»/)
    write('excel.csv', `\ufeff${header}\r\nB-1;bee;Робочі куртки;"Куртка ""Бджола"" робоча";1390,50;;7;Графіт;M\r\n`)
    const difference = await done('import', 'excel.csv')
    expect(difference).toMatch(/changed: price +1 +bee-1 1490.50 → 1390.50/)
    expect(difference).toMatch(/not in the file, stay +\d+/)
    const [row] = await shop.db.select().from(options).where(eq(options.code, 'B-1'))
    expect(row).toMatchObject({ price: 139050, left: 7 })

    const asked = await send(['import', 'excel.csv', '--hide-missing'])
    expect(asked.question).toMatch(/\d+ products will be hidden/)
    await done('import', 'excel.csv', '--hide-missing', '--yes')
    expect((await shop.ask(search, { lang: 'uk', query: 'траверс' })).products.total).toBe(0)
    await done('import', 'before.csv')
    expect((await shop.ask(search, { lang: 'uk', query: 'траверс' })).products.total).toBeGreaterThan(0)
    expect(await done('import', 'before.csv', '--hide-missing')).toContain('Nothing changes')
  })

  it('takes the old price of the size with the lowest price, and of no other', async () => {
    const rows = (old: string) =>
      `id,group,category,name_uk,size,price,old_price,stock\nO-1,o,jackets,Різноцінна,S,1000.50,${old},3\nO-2,o,jackets,Різноцінна,M,1200,1500,3\n`
    const shown = async () => (await shop.ask(search, { lang: 'uk', query: 'різноцінна' })).products.items[0]
    write('old.csv', rows(''))
    await done('import', 'old.csv')
    expect(await shown()).toMatchObject({ price: 1000.5, price_from: 1000.5, old_price: null })
    write('old.csv', rows('1100'))
    await done('import', 'old.csv')
    expect(await shown()).toMatchObject({ price_from: 1000.5, old_price: 1100 })
    // The cheapest size is sold out: nothing can be bought at its price.
    write('old.csv', rows('1100').replace(',1100,3', ',1100,0'))
    await done('import', 'old.csv')
    expect(await shown()).toMatchObject({ price: 1200, price_from: null, old_price: null })
    const [prices] = await shop.db
      .select({ model: products.model_id, slug: products.slug, price: shownPrice, old: shownOldPrice })
      .from(products)
      .where(eq(products.code, 'o'))
    expect(prices).toMatchObject({ price: 120_000, old: null })
    expect(await findListedModels(shop.db, [prices?.model ?? 0])).toMatchObject([{ lowest: 120_000, highest: 120_000 }])
    const [preview] = await loadLinkPreviews(shop.db)(prices?.slug ?? '')
    expect(preview?.line).toMatch(/1.200/)
    // Older than both prices: it is that of the cheapest size all the same.
    write('old.csv', rows('1400'))
    await done('import', 'old.csv')
    await done('export', 'old-out.csv')
    const exported = readFileSync(join(shop.dataDir, 'old-out.csv'), 'utf8').match(/^O-[12];.*/gm)
    expect(exported?.map(line => line.includes('1400'))).toEqual([true, false])
    const google = await (await fetch(`${shop.url}/feeds/google.xml`)).text()
    expect(google.match(/<g:id>O-\d<.*?<g:condition>/g)?.map(item => item.match(/(?<=price>)[\d.]+/g))).toEqual([
      ['1400.00', '1000.50'],
      ['1200.00'],
    ])
    const sizes = await shop.db
      .select({ product_id: options.product_id, option_id: options.id })
      .from(options)
      .where(like(options.code, 'O-_'))
      .orderBy(options.code)
    let cart_id: string | undefined
    for (const own of sizes)
      cart_id = (await shop.ask(cartAdd, { ...own, count: 1, ...(cart_id && { cart_id }) })).cart_id
    const { cart } = await shop.ask(cartShow, { cart_id: cart_id ?? '' })
    expect(cart.items.map(({ price, old_price }) => [price, old_price])).toEqual([
      [1000.5, 1400],
      [1200, null],
    ])
  })

  it('takes no old price but that which all the cheapest sizes state, and tells it', async () => {
    const rows = (...old: string[]) =>
      `id,group,category,name_uk,size,price,old_price,stock\n${old
        .map((text, at) => `D-${at},d,jackets,Спірна,${at + 40},${at < 2 ? 800 : 900},${text},3\n`)
        .join('')}`
    const oldPrice = async (...old: string[]) => {
      write('disputed.csv', rows(...old))
      const told = await done('import', 'disputed.csv')
      const [product] = await shop.db.select({ old: products.old_price }).from(products).where(eq(products.code, 'd'))
      return [product?.old, told.match(/line \d+.*old price.*/g)]
    }
    const notice = 'line 2: The old price is not that of all the cheapest sizes of a product, and was not taken.'
    const other =
      'line 4: The old price of a size that is not the cheapest is another one than the product’s, and was not taken.'
    expect(await oldPrice('950', '950', '')).toEqual([95_000, null])
    expect(await oldPrice('950', '', '')).toEqual([null, [notice]])
    expect(await oldPrice('950', '960', '950')).toEqual([null, [notice, other]])
    expect(await oldPrice('960', '960', '960')).toEqual([96_000, null])
    expect(await oldPrice('960', '960', '1000')).toEqual([96_000, [other]])
    expect(await oldPrice('', '', '1000')).toEqual([null, [other]])
  })

  it('takes the names of one colour in two languages for one product', async () => {
    const shaded = (own: string, shade: string) =>
      offer(`S-${own}`, goods() + size(own) + colour(shade), 'group_id="shade"')
    const names = ['Чёрный', 'Чорний', 'black']
    write('shade.yml', feed(names.map((shade, at) => shaded(`${at + 50}`, shade)).join('')))
    await done('import', 'shade.yml')
    const found = await shop.db
      .selectDistinct({ id: options.product_id, colours: products.colours })
      .from(options)
      .innerJoin(products, eq(products.id, options.product_id))
      .where(like(options.code, 'S-__'))
    expect(found).toMatchObject([{ colours: { uk: 'Чорний', ru: 'Чёрный' } }])
    expect(await done('import', 'shade.yml')).toContain('Nothing changes')
  })

  it('tells once in which parameters the sizes of one product differ', async () => {
    const sized = (own: string, ...params: string[]) =>
      offer(`T-${own}`, goods() + size(own) + params.map(text => `<param ${text}</param>`).join(''), 'group_id="tint"')
    const shade = (value: string) => `name="Відтінок">${value}`
    write(
      'tint.yml',
      feed(sized('S', shade('Мідь'), 'name="Вага">1') + sized('M', shade('Олово')) + sized('L', shade('Цинк'))),
    )
    const told = (await done('import', 'tint.yml')).match(/line .*/g)
    expect(told).toEqual([
      expect.stringMatching(
        /^line \d+ and 1 more: «Відтінок» differs from the first size of the same product and was not read\.$/,
      ),
    ])
    expect(await done('import', 'tint.yml')).toContain('Nothing changes')
  })

  it('leaves goods with a characteristic that is named as a colour', async () => {
    const [own] = await shop.db.select({ id: products.id }).from(products).where(like(products.slug, '%travers%'))
    for (const name of ['Колiр:', 'Основний колір'])
      await shop.db.execute(sql`
        update product_texts set characteristics = characteristics || jsonb_build_array(jsonb_build_object('name', ${name}::text, 'value', 'Сірий'))
        where product_id = ${own?.id}`)
    const before = await fingerprint()
    await done('export', 'named.csv')
    expect(await done('import', 'named.csv')).toContain('Nothing changes')
    expect(await fingerprint()).toEqual(before)
  })

  it('redirects the former address of goods that get another category, and none of those that come back', async () => {
    const inCategory = (category: string) => `id,category,name_uk,price,stock\nM-1,${category},Мандрівниця,500,3\n`
    const pathIn = async (category: string) => {
      write('moved.csv', inCategory(category))
      await done('import', 'moved.csv')
      return (await shop.ask(search, { lang: 'uk', query: 'мандрівниця' })).products.items[0]?.url ?? ''
    }
    const movedTo = (path: string) => shop.ask(pageMoved, { path })
    const [first, second, third] = [await pathIn('jackets'), await pathIn('boots'), await pathIn('trousers')]
    expect(first).toMatch(/^\/jackets\/.+/)
    expect(await movedTo(first)).toEqual({ state: 'moved', url: third })
    expect(await movedTo(second)).toEqual({ state: 'moved', url: third })
    expect(await pathIn('jackets')).toBe(first)
    expect(await movedTo(first)).toEqual({ state: 'unknown' })
    expect(await movedTo(third)).toEqual({ state: 'moved', url: first })
  })

  it('takes the Cyrillic size «М» and the Latin «M» for one, and tells it', async () => {
    const sized = (id: string, own: string) => offer(id, goods() + size(own), 'group_id="wasp"')
    write('two.yml', feed(sized('W-1', 'M') + sized('W-2', 'L') + sized('W-3', 'М')))
    expect(await refused('import', 'two.yml')).toMatch(
      /offer W-3, param Розмір: The size «М» of the same product is in line \d+, with other letters: «M»\./,
    )
    write('one.yml', feed(sized('W-1', 'М') + sized('W-2', 'L')))
    expect(await done('import', 'one.yml')).toMatch(
      /line \d+: The size «М» has Cyrillic letters: it is the Latin «M»\./,
    )
    expect(await shop.db.select({ name: options.name }).from(options).where(eq(options.code, 'W-1'))).toEqual([
      { name: 'M' },
    ])
    expect(await done('import', 'one.yml')).toContain('Nothing changes')
    for (const [own, other] of [
      ['M', 'M\u200b'],
      ['S', 'Ѕ'],
      ['XL', 'ＸＬ'],
      ['3XL', 'ЗXL'],
      ['48-50', '48–50'],
      ['48/50', '48 / 50'],
    ] as const) {
      write('alike.yml', feed(sized('W-1', own) + sized('W-2', other)))
      expect(await refused('import', 'alike.yml')).toMatch(/of the same product is in line \d+/)
    }
    const shaded = (id: string, own: string, shade: string) =>
      offer(id, goods() + size(own) + colour(shade), 'group_id="shaded"')
    write('shades.yml', feed(shaded('W-7', 'M', 'Графіт') + shaded('W-8', 'L', 'Гра\u00adф\u0069т')))
    const told = await done('import', 'shades.yml')
    expect(told).toMatch(/Invisible characters in param Колір\./)
    expect(told).toMatch(/The colour «[^»]+» has Latin and Cyrillic letters in one word\./)
    write('other.yml', feed(sized('W-4', 'М') + sized('W-2', 'L')))
    expect(await refused('import', 'other.yml')).toMatch(
      /offer W-4, .*The shop has this size of the product with another id: W-1/,
    )
    // A size that was written with a Cyrillic letter before stays as it is.
    await shop.db.update(options).set({ name: 'М' }).where(eq(options.code, 'W-1'))
    expect(await done('import', 'one.yml')).toContain('Nothing changes')
    await done('export', 'wasp.csv')
    expect(await done('import', 'wasp.csv')).toContain('Nothing changes')
  })

  it('reads its own file of goods whose group ids and words are as long as may be', async () => {
    const shade = (id: string, own: string) =>
      offer(
        id,
        `${goods()}${size('M')}${colour(own)}<param name="Склад">${'ꃢ'.repeat(1_000)}</param>`,
        `group_id="${'g'.repeat(200)}"`,
      )
    write('long.yml', feed(shade('g'.repeat(80), 'Графіт') + shade(`${'g'.repeat(79)}2`, 'Бурштиновий')))
    await done('import', 'long.yml')
    for (const format of ['yml', 'csv']) {
      await done('export', `long.${format}`)
      expect(await done('import', `long.${format}`)).toContain('Nothing changes')
    }
  })

  it.each([
    ['an article', offer('c-1', goods({ article: 'c-3' })), 'c-1'],
    ['a group', offer('c-2', goods() + size('48'), 'group_id="c-3"'), 'c-2'],
  ])('gives a product no code from %s that a size of another one has', async (_, own, code) => {
    write('codes.yml', feed(own + offer('c-3', goods({ article: 'c-4' }) + size('50'), 'group_id="c"')))
    await done('import', 'codes.yml')
    expect(await shop.db.$count(products, eq(products.code, code))).toBe(1)
    expect(await done('import', 'codes.yml')).toContain('Nothing changes')
    await done('export', 'own.yml')
    expect(await done('import', 'own.yml')).toContain('Nothing changes')
    write('size.yml', feed(offer('c-4', goods() + size('52'), 'group_id="d"')))
    expect(await refused('import', 'size.yml')).toContain('c-4, id: The id is the code of another product of the shop.')
    await shop.db.delete(products).where(like(products.code, 'c-%'))
  })

  it('takes a parameter that is a field of its own for it, once', async () => {
    write('brand.yml', feed(offer('N-1', `${goods({ vendor: null })}<param name="Бренд">Вулик</param><weird/>`)))
    expect(await done('import', 'brand.yml')).toMatch(/line \d+: <weird> in <offer> was not read: no rule knows it\./)
    expect(await done('import', 'brand.yml')).toContain('Nothing changes')
    write(
      'brand.csv',
      'id,category,name_uk,price,stock,params\nN-2,jackets,Куртка,500,3,"Розмір=52\nСклад\tверху=бавовна\t80 %"\n',
    )
    await done('import', 'brand.csv')
    expect(await done('import', 'brand.csv')).toContain('Nothing changes')
    expect(await shop.db.select({ name: options.name }).from(options).where(eq(options.code, 'N-2'))).toEqual([
      { name: '52' },
    ])
  })

  it('finds categories by a file that a spreadsheet has written', async () => {
    write('aquarium.yml', feed(offer('Q-1', goods({ categoryId: '8' }))))
    write('map.csv', 'sep=;\r\n# feed;shop\r\nакваріуми;work-jackets;\r\n;;\r\n')
    expect(await done('import', 'aquarium.yml', '--categories', 'map.csv')).toMatch(/added +1 +Q-1/)
    write('wrong.csv', 'sep=;\r\nАкваріуми;work-jackets\r\nРиби;fishes\r\n')
    expect(await refused('import', 'aquarium.yml', '--categories', 'wrong.csv')).toMatch(/wrong.csv, line 3: .* fishes/)
  })

  it('keeps the pictures of goods until those of the feed are fetched', async () => {
    write('pictures.yml', feed(offer('P-1', `${goods()}<picture>https://example.com/a.jpg</picture>`)))
    await done('import', 'pictures.yml')
    const [product] = await shop.db.select().from(products).where(eq(products.code, 'P-1'))
    expect(product?.pictures).toHaveLength(1)
    const waiting = await shop.db
      .select()
      .from(product_pictures)
      .where(eq(product_pictures.product_id, product?.id ?? 0))
    expect(waiting).toMatchObject([{ url: 'https://example.com/a.jpg', picture: null }])
    expect(await done('import', 'pictures.yml')).toContain('Nothing changes')
    expect(await done('pictures')).toContain('0 fetched, 1 waiting, 0 given up.')
  })

  if (kind === databases[0])
    it.each([
      ['bomb.yml', feed('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'), /DOCTYPE: Declarations/],
      ['page.yml', '<html><body>Увійдіть</body></html>', /not a YML feed/],
      ['text.yml', 'Увійдіть', /XML: /],
      ['empty.yml', '', /The file is empty/],
      ['none.yml', feed(''), /There are no offers/],
      ['bytes.yml', Buffer.from(feed(offer('x', goods())), 'utf16le'), /encoding: There are bytes|XML: /],
      [
        'latin.yml',
        Buffer.concat([Buffer.from(feed(offer('x', goods())).slice(0, 300)), Buffer.from([0xff, 0xfe])]),
        /line \d+, encoding/,
      ],
      ['cut.csv', 'id,category,name_uk,price,stock\n1,Робочі куртки,"Куртка,5,1\n', /ends too early/],
      ['columns.csv', 'id,nonsense\n', /Unknown columns: «nonsense»/],
    ])('refuses %s', async (name, content, message) => {
      write(name, content)
      expect(await refused('import', name)).toMatch(message)
    })
})
