import { locales } from '@shop/contract/locales'
import { describe, expect, it } from 'vitest'
import { demoCategories as categories, demoGoods } from '../testing/demo.ts'
import type { Text } from '../values/text.ts'
import { demo } from './demo-content.ts'

const { models: goods } = demoGoods
const products = goods.flatMap(model => model.colours.map(variant => ({ model, variant })))
const options = products.flatMap(({ variant }) => variant.stock.sizes.map(([size, left]) => ({ variant, size, left })))

/** Every text inside a value, with its path: of a record with the three languages, each text of one with its translations. */
function texts(value: unknown, place: string): { place: string; text: Text }[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('uk' in value && 'ru' in value && 'en' in value))
    return Object.entries(value).flatMap(([key, item]) => texts(item, `${place}.${key}`))
  const [uk, ru, en] = [stringsOf(value.uk), stringsOf(value.ru), stringsOf(value.en)]
  return Array.from({ length: Math.max(uk.length, ru.length, en.length) }, (_, index) => ({
    place: `${place} «${uk[index]}»`,
    text: { uk: uk[index] ?? '', ru: ru[index] ?? '', en: en[index] ?? '' },
  }))
}

/** Names of rows and their values. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [...(Array.isArray(value) ? [] : [key]), ...stringsOf(item)])
}

const files = ['categories.yaml', ...['', 'models/'].flatMap(folder => demo.files(`goods/${folder}`, '.json'))]
const written = files.flatMap(file => texts(demo.parse(file), file))
const placesOf = (wrong: (text: Text) => boolean) => written.filter(({ text }) => wrong(text)).map(({ place }) => place)

describe('texts', () => {
  it('exist in every language', () => {
    expect(written.length).toBeGreaterThan(2_000)
    expect(placesOf(text => locales.some(lang => text[lang] === ''))).toEqual([])
  })

  it('has no Cyrillic in English', () => {
    expect(placesOf(({ en }) => /\p{Script=Cyrillic}/u.test(en))).toEqual([])
  })

  it('has no Ukrainian letters in Russian and no Russian ones in Ukrainian', () => {
    expect(placesOf(({ ru }) => /[іїєґ’]/i.test(ru))).toEqual([])
    expect(placesOf(({ uk }) => /[ыэёъ]/i.test(uk))).toEqual([])
  })

  it('is translated, not copied', () => {
    expect(placesOf(({ uk, ru }) => uk === ru && uk.length > 40)).toEqual([])
  })

  it('uses each language’s own quotation marks', () => {
    expect(placesOf(({ uk, ru }) => /["“”„]/.test(uk + ru))).toEqual([])
    expect(placesOf(({ en }) => /["«»]/.test(en))).toEqual([])
  })

  it('have non-breaking spaces between numbers and units', () => {
    expect(placesOf(({ uk, ru, en }) => /\d (?:г\/м²|g\/m²|мм|mm|см|cm|°C)/.test(`${uk}\n${ru}\n${en}`))).toEqual([])
  })

  it('have the same numbers in every language', () => {
    const figures = (text: string) =>
      [...text.matchAll(/\d+/g)]
        .map(([figure]) => figure)
        .sort()
        .join(' ')
    const plain = (text: string) => figures(text.replace(/(?<=\d)[\u00a0 ,](?=\d{3}(?!\d))/g, ''))
    expect(placesOf(({ uk, ru, en }) => plain(uk) !== plain(ru) || plain(uk) !== plain(en))).toEqual([])
  })
})

describe('colours in names', () => {
  /** Gender by the ending of the nominative: independent of the table that the names are made with. */
  const genderOf = (name: string) => {
    const [noun = ''] = name.split(' ')
    return /а$/.test(noun) ? 'feminine' : /о$/.test(noun) ? 'neuter' : /[иіы]$/.test(noun) ? 'plural' : 'masculine'
  }
  const endings = {
    uk: { masculine: /[иі]й$/, feminine: /[ая]$/, neuter: /[еє]$/, plural: /і$/ },
    ru: { masculine: /[ыи]й$/, feminine: /[ая]я$/, neuter: /[ое]е$/, plural: /[ыи]е$/ },
  } as const
  /** Nouns stay as they are: «куртка …, графіт». */
  const nouns = { uk: ['графіт', 'олива', 'пісок'], ru: ['графит', 'олива', 'песок'] } as const

  it.each(['uk', 'ru'] as const)('agree with the noun of every product in %s', lang => {
    const wrong = products.flatMap(({ model, variant }) => {
      const [colour = ''] = variant.agreeing[lang].split(' ')
      if (nouns[lang].some(noun => noun === colour)) return []
      return endings[lang][genderOf(model.texts[lang].name)].test(colour)
        ? []
        : [`${model.texts[lang].name}, ${colour}`]
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['kurtka-robocha-maister-zelenyi', 'зелена', 'зелёная'],
    ['rukavytsi-nytka-siryi', 'сірі', 'серые'],
    ['cherevyky-grunt-chornyi', 'чорні', 'чёрные'],
    ['polo-zmina-synii', 'синє', 'синее'],
    ['kombinezon-depo-synii', 'синій', 'синий'],
    ['poias-teslia-rudyi', 'рудий', 'рыжий'],
    ['kurtka-robocha-travers-hrafit', 'графіт', 'графит'],
  ])('calls %s «%s» and «%s»', (slug, uk, ru) => {
    expect(products.find(({ variant }) => variant.slug === slug)?.variant.agreeing).toMatchObject({ uk, ru })
  })
})

describe('the catalogue', () => {
  it('has twelve categories, each with goods, and every subcategory with at least one', () => {
    expect(categories).toHaveLength(12)
    const places = new Set(
      goods.flatMap(model => model.categories.flatMap(({ value }) => [value.category, value.section])),
    )
    const pages = categories.flatMap(({ slug, subcategories }) => [slug, ...subcategories.map(child => child.slug)])
    expect(pages.filter(slug => !places.has(slug))).toEqual([])
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('has enough products', () => {
    expect(goods.length).toBeGreaterThanOrEqual(45)
    expect(products.length).toBeGreaterThanOrEqual(160)
  })

  it('has unique slugs and codes', () => {
    const slugs = products.map(({ variant }) => variant.slug)
    const codes = products.map(({ variant }) => variant.code)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has facets only of attributes that products of the category have', () => {
    for (const { slug, attributes: offered } of categories) {
      const there = goods.filter(model => model.categories.some(({ value }) => value.category === slug))
      for (const id of offered)
        expect(
          there.some(model => model.attributes.some(attribute => attribute.id === id)),
          `${slug} by ${id}`,
        ).toBe(true)
    }
  })
})

describe('stock and prices', () => {
  it('include every availability', () => {
    expect(options.filter(({ left }) => left >= 1 && left <= 5).length).toBeGreaterThanOrEqual(20)
    expect(options.filter(({ left }) => left > 20).length).toBeGreaterThan(400)
    expect(products.filter(({ variant }) => variant.stock.left === 0).length).toBeGreaterThanOrEqual(4)
    expect(
      products.filter(({ variant }) => variant.stock.left >= 1 && variant.stock.left <= 5).length,
    ).toBeGreaterThanOrEqual(4)
    expect(goods.filter(({ old_price }) => old_price !== undefined).length).toBeGreaterThanOrEqual(8)
  })

  it('keep the prices and codes of the specification', () => {
    const priceOf = (code: string) => products.find(({ variant }) => variant.code === code)?.model.price
    expect({
      travers: priceOf('HT-1042'),
      kriazh: priceOf('HT-2017'),
      grunt: priceOf('HT-7003'),
      khvat: priceOf('HT-8011'),
    }).toEqual({ travers: 2490, kriazh: 2190, grunt: 3450, khvat: 285 })
  })

  it('exclude gloves from returns', () => {
    for (const {
      categories: [first],
      return_policy,
    } of goods)
      expect(return_policy).toBe(first.value.category === 'gloves' ? 'excluded' : 'standard')
  })
})

describe('sizes', () => {
  it('have adjacent ranges of the main measurement', () => {
    const leading = ['foot', 'hand', 'head', 'waist'] as const
    for (const { slug, size_chart, colours } of goods) {
      const measure = leading.find(id => size_chart?.measures.includes(id))
      const ranges = colours[0].stock.sizes.flatMap(
        ([size]) => (measure && size_chart?.chart.value[size]?.[measure]) ?? [],
      )
      expect(ranges, slug).toEqual(ranges.toSorted((one, other) => one - other))
      expect(new Set(ranges).size, slug).toBe(ranges.length)
    }
  })

  it('match 52 to a height of 180 cm, a chest of 103 cm and a waist of 90 cm', () => {
    const chart = goods.find(({ slug }) => slug === 'kurtka-robocha-travers')?.size_chart?.chart.value ?? {}
    const within = (range: readonly [number, number] | undefined, value: number) =>
      range !== undefined && range[0] <= value && value <= range[1]
    const fitting = Object.entries(chart).filter(
      ([, { height, chest, waist }]) => within(height, 180) && within(chest, 103) && within(waist, 90),
    )
    expect(fitting.map(([size]) => size)).toEqual(['52'])
  })
})
