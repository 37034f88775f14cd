import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EVERYTHING_TAG, menuGetByIds, pageHome, pageMoved, pageShow, productShow, search } from '@shop/contract'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bumpDataVersions, readDataChanges } from '../db/data-versions.ts'
import {
  anatomies,
  banners,
  benefits,
  categories,
  home_texts,
  menu_items,
  product_categories,
  product_search,
  products,
} from '../db/schema/index.ts'
import { commandsTo } from '../testing/commands.ts'
import { demoGoods } from '../testing/demo.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

describe.each(databases)('categories, banners, benefits and menus of a shop on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
    const picture = sharp({ create: { width: 900, height: 1100, channels: 3, background: '#0b6b4f' } })
    writeFileSync(join(shop.dataDir, 'bees.jpg'), await picture.jpeg().toBuffer())
    writeFileSync(join(shop.dataDir, 'notes.txt'), 'no picture')
  })
  afterAll(() => shop.close())

  const { send, done, refused } = commandsTo(() => shop)
  const inAll = (field: string, text: string) => ['uk', 'ru', 'en'].map(lang => `${field}.${lang}=${text} ${lang}`)
  const categoryPage = async (page: string, lang: 'uk' | 'en' = 'uk') => {
    const shown = await shop.ask(pageShow, { page, lang })
    if (shown.kind !== 'category') throw new Error(`${page} is no category`)
    return shown
  }
  const catalogueMenu = async () => JSON.stringify((await shop.ask(menuGetByIds, { ids: [6], lang: 'en' })).items)
  const home = () => shop.ask(pageHome, { lang: 'en' })
  const suit = [...inAll('name', 'Suit'), ...inAll('title', 'Bee suits'), ...inAll('text', 'For apiaries')]

  it('takes the files that the demo shop is filled with: unedited ones change nothing', async () => {
    const demo = fileURLToPath(new URL('../../../../demo/', import.meta.url))
    expect(await done('settings', 'import', join(demo, 'settings.yaml'))).toBe('Nothing changes.\n')
    expect(await done('catalogue', 'import', join(demo, 'goods'))).toBe(
      `Nothing changes: the shop has ${demoGoods.models.length} models as the files say.\n`,
    )
    for (const [name, file] of [
      ['category', 'categories'],
      ['benefit', 'benefits'],
      ['coupon', 'coupons'],
      ['synonyms', 'synonyms'],
    ] as const)
      expect(await done(name, 'import', join(demo, `${file}.yaml`)), name).toMatch(/^Nothing changes: /)
    const edited = readFileSync(join(demo, 'settings.yaml'), 'utf8').replace('Daily 8:00–20:00, calls', 'Daily, calls')
    writeFileSync(join(shop.dataDir, 'settings.yaml'), edited)
    const changed = await done('settings', 'import', 'settings.yaml', '--dry-run')
    expect(changed).toMatch(/^contacts\.en: .*Daily, calls/)
    expect(changed.trim().split('\n')).toHaveLength(2)
    expect(await refused('catalogue', 'import', shop.dataDir)).toEqual([
      'models: There are no files of models (.json).',
      'Nothing was changed.',
    ])
    expect(await refused('catalogue', 'import', join(demo, 'goods'), '--hide-missing')).toEqual([
      'A folder of models takes --dry-run and --most only.',
    ])
  })

  it('lists and shows categories', async () => {
    expect(await done('category')).toMatch(/^jackets +\d+ +no +800 × 1000 px +\S/m)
    expect(await done('category', 'show', 'work-jackets')).toMatch(/^parent +jackets$/m)
    expect(await refused('category', 'show', 'nothing')).toEqual([expect.stringContaining('no category nothing')])
  })

  it('adds a category with its picture, place and menu item, and removes it', async () => {
    await done('category', 'add', 'bee-suits', ...suit, 'picture=bees.jpg', 'parent=jackets', 'position=1')
    const { children } = await categoryPage('jackets', 'en')
    expect(children[0]).toMatchObject({ name: 'Suit en', slug: 'bee-suits', image: { width: 800, height: 978 } })
    const facetsOf = async (slug: string) => /^facets +(.*)$/m.exec(await done('category', 'show', slug))?.[1]
    expect(await facetsOf('bee-suits')).toBe(await facetsOf('jackets'))
    expect(await categoryPage('bee-suits', 'en')).toMatchObject({
      category: { name: 'Bee suits en', text: 'For apiaries en' },
      breadcrumbs: [{ name: 'Home' }, { url: '/en/jackets' }, { name: 'Suit en' }],
    })
    expect(await catalogueMenu()).toContain('"Bee suits en","url":"/en/bee-suits"')
    await done('category', 'set', 'bee-suits', 'title.en=Suits for bees')
    expect(await catalogueMenu()).toContain('"Suits for bees","url":"/en/bee-suits"')
    expect(await done('category', 'set', 'bee-suits', 'title.en=Suits for bees', 'picture=bees.jpg')).toBe(
      'Nothing changes.\n',
    )
    expect((await send(['category', 'remove', 'bee-suits'])).question).toContain('The menu loses')
    await send(['category', 'remove', 'bee-suits'], true)
    expect((await shop.post(pageShow.path, { page: 'bee-suits' })).status).toBe(404)
    expect(await catalogueMenu()).not.toContain('bee-suits')
    expect(await refused('category', 'remove', 'jackets')).toEqual([expect.stringContaining('hidden=yes')])
  })

  it('names every wrong field and changes nothing', async () => {
    const before = await shop.db.select().from(categories).orderBy(asc(categories.id))
    expect(
      await refused(
        'category',
        'set',
        'jackets',
        'name=x',
        'title.de=x',
        'text.uk=',
        'name.uk=New',
        'picture=notes.txt',
        'parent=work-jackets',
        'position=0',
        'hidden=maybe',
        'facets=smell',
        'colour=red',
        'rubbish',
      ),
    ).toEqual([
      'rubbish: A change is written field=value.',
      'picture: It is not a JPEG, PNG, WebP or AVIF picture.',
      'name: It differs by language: name.uk, name.ru, name.en.',
      'title.de: It differs by language: title.uk, title.ru, title.en.',
      expect.stringMatching(/^colour: There is no such field/),
      'text.uk: It must not be empty.',
      'position: It must be a whole number from 1.',
      'hidden: It must be yes or no.',
      expect.stringMatching(/^facets: There is no facet smell/),
      'parent: work-jackets is a subcategory itself; there are two levels.',
      'Nothing was changed.',
    ])
    const faults = await refused('category', 'add', 'News', 'name.uk=x', 'picture=absent.jpg')
    expect(faults.join('\n')).toMatch(
      /picture: There is no file[\s\S]*name.ru: It is missing[\s\S]*address: It must be/,
    )
    expect(await refused('category', 'add', 'jackets', ...suit)).toContain(
      'address: /jackets belongs to another page of the shop.',
    )
    expect(await shop.db.select().from(categories).orderBy(asc(categories.id))).toEqual(before)
  })

  it('hides a category from lists, menus, search and the home page, and not its page', async () => {
    const isOnHome = async () => (await home()).categories.some(({ slug }) => slug === 'jackets')
    const isFound = async () =>
      (await shop.ask(search, { query: 'куртки' })).children.some(({ slug }) => slug === 'jackets')
    expect([await isOnHome(), await isFound(), (await catalogueMenu()).includes('"/en/jackets')]).toEqual([
      true,
      true,
      true,
    ])
    await done('category', 'set', 'jackets', 'hidden=yes')
    expect([await isOnHome(), await isFound(), (await catalogueMenu()).includes('"/en/jackets')]).toEqual([
      false,
      false,
      false,
    ])
    expect(await categoryPage('jackets')).toMatchObject({ category: { slug: 'jackets' } })
    await done('category', 'set', 'jackets', 'hidden=no')
    expect(await isOnHome()).toBe(true)
  })

  it('moves a category with its goods and redirects their former addresses', async () => {
    const [section] = await shop.db.select().from(categories).where(eq(categories.slug, 'work-jackets'))
    const [product] = await shop.db
      .select()
      .from(products)
      .where(eq(products.section_id, section?.id ?? 0))
    if (!section || !product) throw new Error('The demo shop has no work jackets')
    await done('category', 'set', 'work-jackets', 'parent=trousers')
    expect((await shop.ask(productShow, { page: 'trousers', product: product.slug })).product.id).toBe(product.id)
    expect(await shop.ask(pageMoved, { path: `/jackets/${product.slug}`, lang: 'en' })).toEqual({
      state: 'moved',
      url: `/en/trousers/${product.slug}`,
    })
    expect((await categoryPage('trousers')).children.map(({ slug }) => slug)).toContain('work-jackets')
    await done('category', 'set', 'work-jackets', 'parent=jackets', 'name.en=Beekeeping')
    expect((await shop.ask(productShow, { page: 'jackets', product: product.slug })).product.id).toBe(product.id)
    expect(await shop.ask(pageMoved, { path: `/trousers/${product.slug}`, lang: 'uk' })).toMatchObject({
      state: 'moved',
    })
    const [document] = await shop.db.select().from(product_search).where(eq(product_search.product_id, product.id))
    expect(document?.document).toContain('beekeep')
  })

  it('adds, changes, hides and removes banners, and says so to every process', async () => {
    const banner = [
      ...inAll('title', 'Hive\\nopen'),
      ...inAll('text', 'Text'),
      ...inAll('action', 'Go'),
      ...inAll('short', 'Hive'),
      'url=/boots?sort=cheap',
    ]
    expect(await refused('banner', 'add', ...banner.slice(1), 'url=/nowhere')).toEqual([
      'url: It is given twice.',
      'title.uk: It is missing.',
      'picture: A banner needs a picture, or a product whose picture is shown.',
      'Nothing was changed.',
    ])
    const { cursor } = await readDataChanges({ shortQuery: run => run(shop.db) }, null)
    const [, number = ''] =
      /^Banner (\d+) is added/.exec(await done('banner', 'add', ...banner, 'picture=bees.jpg', 'position=1')) ?? []
    const { changes } = await readDataChanges({ shortQuery: run => run(shop.db) }, cursor)
    expect(changes.map(({ tag }) => tag)).toContain('home')
    expect((await home()).banners[0]).toMatchObject({
      title: 'Hive\nopen en',
      url: '/en/boots?sort=cheap',
      image: { width: 800, height: 978 },
      price: null,
    })
    expect(await refused('banner', 'set', number, 'url=https://evil.example', 'product=nothing')).toEqual([
      expect.stringContaining('url: It must be a path'),
      'product: There is no product with the code nothing.',
      'Nothing was changed.',
    ])
    const [product] = await shop.db.select().from(products).limit(1)
    await done('banner', 'set', number, `product=${product?.code}`, 'picture=none', 'position=2')
    const { banners } = await home()
    expect(banners[1]).toMatchObject({ title: 'Hive\nopen en', price: (product?.price ?? 0) / 100 })
    expect(await done('banner')).toMatch(/^2 +no +none +\S+ +\/boots/m)
    await done('banner', 'set', '2', 'hide_price=yes')
    expect((await home()).banners[1]).toMatchObject({ price: null, image: banners[1]?.image })
    for (const index of banners.keys()) if (index !== 1) await done('banner', 'set', String(index + 1), 'hidden=yes')
    expect((await home()).banners).toHaveLength(1)
    expect((await refused('banner', 'set', '2', 'hidden=yes'))[0]).toContain('the only banner that is shown')
    expect((await refused('banner', 'remove', '2'))[0]).toContain('the only banner that is shown')
    await done('banner', 'set', '1', 'hidden=no')
    await done('banner', 'move', '2', '1')
    await send(['banner', 'remove', '1'], true)
    expect((await home()).banners.map(({ id }) => id)).toEqual([banners[0]?.id])
  })

  it('changes, moves, removes and adds the benefits of the home page', async () => {
    const [first, second, third] = (await home()).benefits
    expect(third).toEqual({ figure: '44–64', unit: 'sizes', text: 'in jackets, trousers and coveralls' })
    const unit = inAll('unit', 'hives')
    expect((await refused('benefit', 'add', 'figure=9', ...unit, ...inAll('text', 'at home')))[0]).toContain(
      'room for 3',
    )
    await done('benefit', 'set', '3', 'figure=7', 'unit.en=hives', 'position=1')
    expect((await home()).benefits).toEqual([{ ...third, figure: '7', unit: 'hives' }, first, second])
    expect((await send(['benefit', 'remove', '2'])).question).toContain('«робочих днів» (2)')
    await send(['benefit', 'remove', '2'], true)
    expect(await refused('benefit', 'add', 'figure=123456789', 'unit.en=', ...inAll('text', 'x'.repeat(58)))).toEqual([
      'figure: It has 9 characters; at most 8.',
      'unit.uk: It is missing.',
      'unit.ru: It is missing.',
      'unit.en: It must not be empty.',
      ...['uk', 'ru', 'en'].map(lang => `text.${lang}: It has 61 characters; at most 60.`),
      'Nothing was changed.',
    ])
    await done('benefit', 'add', 'figure=9', 'position=2', ...unit, ...inAll('text', 'at home'))
    expect((await home()).benefits.map(({ figure }) => figure)).toEqual(['7', '9', '14'])
  })

  it('counts the goods of the home page without hidden ones', async () => {
    const { products_count } = await home()
    const [model] = await shop.db.select({ id: products.model_id }).from(products).limit(1)
    const own = shop.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.model_id, model?.id ?? 0))
    await shop.db.transaction(async tx => {
      await tx.delete(product_categories).where(inArray(product_categories.product_id, own))
      await bumpDataVersions(tx, [EVERYTHING_TAG])
    })
    await expect.poll(async () => (await home()).products_count).toBe(products_count - 1)
  })

  it('changes the annotated product of the home page and what is said of its parts', async () => {
    const [product] = await shop.db.select().from(products).orderBy(desc(products.id)).limit(1)
    expect(await refused('home', 'set', 'anatomy=other', 'anatomy_text.uk=')).toEqual([
      'anatomy_text.uk: It must not be empty.',
      'anatomy: There is no product with the code other.',
      'Nothing was changed.',
    ])
    await done('home', 'set', `anatomy=${product?.code}`, 'anatomy_title.en=A hive opened')
    const before = (await home()).anatomy
    expect(before).toMatchObject({ title: 'A hive opened', product: { id: product?.id } })
    expect(await refused('pin', 'set', '1', 'x=100.5', 'y=-1', 'name.en=')).toEqual([
      'x: It must be 0 to 100 per cent.',
      'y: It must be 0 to 100 per cent.',
      'name.en: It must not be empty.',
      'Nothing was changed.',
    ])
    const texts = [...inAll('name', 'Veil'), ...inAll('text', 'Tulle'), ...inAll('value', '2 pcs')]
    expect(await done('pin', 'add', 'x=12.5', 'y=100', 'position=2', ...texts)).toBe('Pin 2 is added.\n')
    await done('pin', 'move', '1', '3')
    await send(['pin', 'remove', '2'], true)
    const [first, second, ...others] = before?.pins ?? []
    const veil = { x: 12.5, y: 100, name: 'Veil en', text: 'Tulle en', value: '2 pcs en' }
    expect((await home()).anatomy?.pins).toEqual([veil, first, ...others])
    expect(second).toBeDefined()
  })

  const menuIn = async (lang: 'uk' | 'en', id = 2) =>
    (await shop.ask(menuGetByIds, { ids: [id], lang })).items[id]?.items

  it('adds, moves, changes and removes items of a menu in every language', async () => {
    expect(await done('menu')).toMatch(/^footer.1.4 +\/sizes +\S/m)
    expect(await done('menu', 'add', 'parent=footer', 'url=none', ...inAll('name', 'Hives'))).toBe(
      'Menu footer.3 is added.\n',
    )
    expect(await menuIn('en')).toHaveLength(2) // nothing is below the heading yet
    await done('menu', 'add', 'url=/boots?size=42', 'parent=footer.3', 'text.en=Big', ...inAll('name', 'Boots'))
    await done('menu', 'set', 'footer.1.4', 'parent=footer.3', 'position=1', 'name.en=Charts')
    expect((await menuIn('en'))?.[2]).toEqual({
      name: 'Hives en',
      url: '',
      children: [
        { name: 'Charts', url: '/en/sizes', children: [] },
        { name: 'Boots en', url: '/en/boots?size=42', text: 'Big', children: [] },
      ],
    })
    expect((await menuIn('uk'))?.[2]?.children.map(({ url }) => url)).toEqual(['/sizes', '/boots?size=42'])
    expect(await done('menu', 'set', 'footer.3.1', 'name.en=Charts')).toBe('Nothing changes.\n')
    await done('menu', 'move', 'footer.3', '1')
    expect((await menuIn('en'))?.[0]?.name).toBe('Hives en')
    expect((await send(['menu', 'remove', 'footer.1'])).question).toContain('what is below it (2)')
    await send(['menu', 'remove', 'footer.1'], true)
    expect((await menuIn('en'))?.map(({ children }) => children.length)).toEqual([5, 5])
  })

  it('names every wrong field of a menu item and changes nothing', async () => {
    const before = await shop.db.select().from(menu_items).orderBy(asc(menu_items.id))
    expect(
      await refused(
        ...['menu', 'set', 'header.1', 'url=/nothing', 'parent=header.1.1', 'position=0', 'name.en=', 'colour=red'],
      ),
    ).toEqual([
      expect.stringMatching(/^colour: There is no such field/),
      'name.en: It must not be empty.',
      'position: It must be a whole number from 1.',
      'url: The shop has no page /nothing.',
      'parent: An item cannot be below itself.',
      'Nothing was changed.',
    ])
    expect(await refused('menu', 'add', 'name.uk=x', 'parent=header.9')).toEqual([
      'name.ru: It is missing.',
      'name.en: It is missing.',
      'url: It is missing.',
      expect.stringMatching(/^parent: There is no menu or item header.9/),
      'Nothing was changed.',
    ])
    for (const [url, fault] of [
      ['javascript:alert(1)', 'a path of the shop'],
      ['//evil.example', 'a path of the shop'],
      ['/ru/boots', 'Leave out the language'],
      ['none', 'Only the footer'],
    ])
      expect((await refused('menu', 'set', 'header.2', `url=${url}`)).join()).toContain(fault)
    expect(await refused('menu', 'set', 'header.7.7', 'url=/boots')).toEqual([
      expect.stringContaining('no menu header.7.7'),
    ])
    expect(await shop.db.select().from(menu_items).orderBy(asc(menu_items.id))).toEqual(before)
  })
  it.each([
    ['category', 'jackets', 'title.en=Other', { categories }],
    ['banner', '2', 'title.en=Other', { banners }],
    ['benefit', '2', 'unit.en=other', { benefits }],
    ['home', '', 'title.en=Other', { home_texts }],
    ['pin', '2', 'name.en=Other', { anatomies }],
    ['menu', 'footer.1', 'name.en=Other', { menu_items }],
  ])(
    'writes a file of %s that restores what was changed, and says all that is wrong with one',
    async (name, key, change, tables) => {
      const [stored] = Object.values(tables)
      if (!stored) throw new Error('There is no table')
      const rows = async () =>
        JSON.stringify(
          (await shop.db.select().from(stored)).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
        )
      const before = await rows()
      const file = `files/${name}.yaml`
      expect(await done(name, 'export', file)).toContain(file)
      expect(await done(name, 'import', file)).toContain('Nothing changes')
      await done(name, 'set', ...[key, change].filter(Boolean))
      expect(await done(name, 'import', file, '--dry-run')).toMatch(/changed +\S+\.en\nNothing was changed/)
      expect(await rows()).not.toBe(before)
      await done(name, 'import', file, '--replace')
      expect(await rows()).toBe(before)
      const text = readFileSync(join(shop.dataDir, file), 'utf8')
      writeFileSync(
        join(shop.dataDir, file),
        text.replaceAll(/^ {4}en: [^|>"].*/gm, '    en: ""').replace(/^ {2}\w+:/m, '  colour: red\n$&'),
      )
      const faults = await refused(name, 'import', file)
      expect(
        faults.filter(line => line.includes('.en: It must not be empty.')).length,
        faults.join('\n'),
      ).toBeGreaterThan(1)
      expect(faults.some(line => line.includes('colour: There is no such field.'))).toBe(true)
      expect(await rows()).toBe(before)
    },
  )

  it('changes what search engines read of the home page and removes the annotated product', async () => {
    expect(await refused('home', 'set', 'title.uk=', 'anatomy=other')).toHaveLength(3)
    await done('home', 'set', 'title.en=Beekeeping', 'anatomy=none')
    const { anatomy, meta } = await home()
    expect([anatomy, meta.title]).toEqual([null, expect.stringContaining('Beekeeping')])
    expect(await done('home')).toMatch(/^anatomy +none$/m)
    const [fault] = await refused(
      'pin',
      'add',
      'x=1',
      'y=1',
      ...['name', 'text', 'value'].flatMap(own => inAll(own, 'x')),
    )
    expect(fault).toContain('no annotated product')
  })

  it('imports a part of the categories without moving them, parents before what is below them', async () => {
    const order = async () => (await done('category')).replaceAll(/ +\d+ +(?:yes|no) .*/g, '')
    const before = await order()
    const texts = (title: string) =>
      ['name', 'title', 'text'].map(field => `  ${field}: { uk: ${title}, ru: ${title}, en: ${title} }\n`).join('')
    const file = `bags:\n${texts('Bags')}tool-bags:\n${texts('Tool bags')}  parent: bags\nboots:\n  title: { en: Bees }\n`
    writeFileSync(join(shop.dataDir, 'part.yaml'), file)
    expect(await done('category', 'import', 'part.yaml')).toBe(
      'bags       new\ntool-bags  new\nboots      changed  title.en\nDone: 3 categories.\n',
    )
    expect(await order()).toBe(`${before}bags\n  tool-bags\n`)
    await send(['category', 'remove', 'tool-bags'], true)
    await send(['category', 'remove', 'bags'], true)
    expect(await order()).toBe(before)
  })
})
