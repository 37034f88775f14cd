import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productShow, search } from '@shop/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, options, products, redirects, stock_requests } from '../db/schema/index.ts'
import { demoGoods as demoFiles } from '../testing/demo.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'
import { WrongFiles } from '../values/data-folder.ts'
import { importGoods } from './import-goods.ts'

const demoGoods = fileURLToPath(new URL('../../../../demo/goods', import.meta.url))
const inAll = (text: string) => ({ uk: text, ru: text, en: text })
const texts = { name: 'Куртка «Бджола»', summary: 'Цупка бавовна', description: ['Для пасіки.'] }

/** A model of a merchant, as its file states it. */
const bee = {
  slug: 'kurtka-bdzhola',
  brand: 'hive',
  categories: ['jackets/work-jackets'],
  price: 1490,
  packed: { weight: 900, length: 40, width: 30, height: 8 },
  texts: {
    uk: {
      ...texts,
      technical: { Матеріал: { Тканина: 'Бавовна, 300 г/м²' } },
      characteristics: { Гарантія: '2 роки' },
    },
    ru: texts,
    en: texts,
  },
  standards: ['bee-1'],
  size_chart: { chart: 'hive', measures: ['chest'], garment: { back: [70, 72] } },
  colours: [
    {
      ...{ slug: 'kurtka-bdzhola-bila', code: 'V-1', colour: 'white', agreeing: inAll('біла') },
      ...{ stock: { M: 4, L: 0 }, pictures: ['bee.png'] },
    },
  ],
}
const files = {
  'brands.json': { hive: inAll('Вулик') },
  'colour-filters.json': { white: inAll('Білий') },
  'colours.json': {
    white: { filter: 'white', name: inAll('Білий'), short: inAll('Білий'), swatch: ['#ffffff', '#eeeeee'] },
  },
  'size-charts.json': { hive: { M: { chest: [92, 96] }, L: { chest: [97, 101] } } },
  'standards.json': {
    'bee-1': {
      code: 'EN BEE',
      name: inAll('жала'),
      class: inAll('2'),
      text: inAll('Захист від жал'),
      meaning: inAll('Два шари.'),
    },
  },
}

describe.each(databases)('goods in files, on %s', kind => {
  let shop: Shop
  let folder: string
  beforeAll(async () => {
    shop = await openShop(kind)
    folder = mkdtempSync(join(tmpdir(), 'shop-goods-'))
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const run = async (model: object = bee, isDryRun = false) => {
    for (const [file, content] of Object.entries(files)) write(file, JSON.stringify(content))
    write('models/bee.json', JSON.stringify(model))
    write(
      'pictures/bee.png',
      await sharp({ create: { width: 60, height: 75, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    )
    const imported = await shop.longQuery(db =>
      importGoods(db, folder, { isDryRun, originals: join(folder, 'originals'), now: new Date() }),
    )
    await shop.expire('search')
    return imported
  }
  const find = async (code: string) => (await shop.db.select().from(products).where(eq(products.code, code)))[0]

  it('are those of the demo shop, whose files change nothing', async () => {
    const again = await shop.longQuery(db => importGoods(db, demoGoods, { originals: folder, now: new Date() }))
    expect(again).toEqual({ models: demoFiles.models.length, added: [], changed: [] })
  })

  it('become products with everything that the shop knows of goods, once', async () => {
    expect(await run(bee, true)).toMatchObject({ added: ['V-1'] })
    expect(await find('V-1')).toBeUndefined()
    expect(await run()).toEqual({ models: 1, added: ['V-1'], changed: [] })
    expect(await run()).toEqual({ models: 1, added: [], changed: [] })
    expect(await find('V-1')).toMatchObject({ price: 149_000, left: 4, weight: 900, package_length: 40 })
    const product = await shop.ask(productShow, { page: 'jackets', product: 'kurtka-bdzhola-bila' })
    expect(product.product).toMatchObject({
      name: 'Куртка «Бджола»',
      standards: [{ code: 'EN BEE', class: '2', text: 'Захист від жал. Два шари.' }],
    })
    expect(JSON.stringify(product)).toContain('Бавовна, 300 г/м²')
    expect(JSON.stringify(product)).toContain('97–101')
    expect((await shop.ask(search, { query: 'бджола' })).products.total).toBe(1)
    expect((await shop.ask(search, { query: 'жала' })).products.total).toBe(1)
  })

  it('change what the files state otherwise: sizes they have not are sold out, moved goods redirect, waiting shoppers get a mail', async () => {
    const product = await find('V-1')
    if (!product) throw new Error('It was not imported')
    const [large] = await shop.db.select().from(options).where(eq(options.code, 'V-1-L'))
    await shop.db
      .insert(stock_requests)
      .values({ product_id: product.id, option_id: large?.id, email: 'bee@example.com', lang: 'uk' })
    const [colour] = bee.colours
    const changed = { ...bee, price: 1590, categories: ['trousers'], colours: [{ ...colour, stock: { L: 3 } }] }
    const charted = { ...changed, size_chart: { ...bee.size_chart, garment: { back: [72] } } }
    expect(await run(charted)).toEqual({ models: 1, added: [], changed: ['V-1'] })
    expect(await find('V-1')).toMatchObject({ price: 159_000, left: 3, options_count: 2, section_id: null })
    const sizes = await shop.db.select().from(options).where(eq(options.product_id, product.id))
    expect(Object.fromEntries(sizes.map(({ name, left }) => [name, left]))).toEqual({ M: 0, L: 3 })
    expect(
      await shop.db.select().from(redirects).where(eq(redirects.old_path, '/jackets/kurtka-bdzhola-bila')),
    ).toHaveLength(1)
    const sent = await shop.db.select().from(mails).where(eq(mails.template, 'back-in-stock'))
    expect(sent.map(({ recipient }) => recipient)).toEqual(['bee@example.com'])
    expect(await shop.db.$count(stock_requests, eq(stock_requests.email, 'bee@example.com'))).toBe(0)
  })

  it('are refused as a whole with every fault, by file and field', async () => {
    const [colour] = bee.colours
    const wrong = {
      ...bee,
      brand: 'hives',
      categories: ['jackets/bees'],
      price: 0,
      colours: [{ ...colour, stock: { XL: 1 } }],
    }
    await expect(run(wrong)).rejects.toThrow(
      new WrongFiles([
        'models/bee.json, brand: There is no «hives».',
        'models/bee.json, categories.0: There is no «jackets/bees».',
        'models/bee.json, price: Too small: expected number to be >0',
      ]),
    )
    await expect(run({ ...bee, colours: [{ ...colour, code: 'V-2' }] })).rejects.toThrow(
      'slug kurtka-bdzhola-bila: It belongs to another product of the shop, V-1.',
    )
    await expect(
      run({ ...bee, colours: [colour, { ...colour, slug: 'bee-2', code: 'V-1-M', stock: 4 }] }),
    ).rejects.toThrow('V-1-M» is in models/bee.json already.')
    await expect(
      run({ ...bee, slug: 'bee-2', colours: [{ ...colour, slug: 'bee-2', code: 'V-1-M' }] }),
    ).rejects.toThrow('code V-1-M: It belongs to another product of the shop, V-1.')
    await shop.db.update(products).set({ code: 'V-3-L' }).where(eq(products.id, 1))
    await expect(run({ ...bee, slug: 'bee-3', colours: [{ ...colour, slug: 'bee-3', code: 'V-3' }] })).rejects.toThrow(
      'size V-3-L: It belongs to another product of the shop, V-3-L.',
    )
    await expect(run({ ...bee, colours: [{ ...colour, pictures: ['no.png'] }] })).rejects.toThrow(
      'pictures/no.png: There is no file',
    )
    expect(await find('V-2')).toBeUndefined()
  })
})
