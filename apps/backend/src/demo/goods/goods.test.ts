import { describe, expect, it } from 'vitest'
import type { Text } from '../../text.ts'
import { attributes, categories, goods } from './index.ts'

const products = goods.flatMap(model => model.variants.map(variant => ({ model, variant })))
const options = products.flatMap(({ variant }) => variant.options)

const isText = (value: object): value is Text => 'uk' in value && 'ru' in value && 'en' in value

/** Every text inside a value, with its path. */
function texts(value: unknown, place: string): { place: string; text: Text }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => texts(item, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ place, text: value }]
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${place}.${key}`))
}

const written = [
  ...texts(categories, 'categories'),
  ...texts(attributes, 'attributes'),
  ...goods.flatMap(model => texts(model, model.slug)),
]

const placesOf = (wrong: (text: Text) => boolean) => written.filter(({ text }) => wrong(text)).map(({ place }) => place)

describe('texts', () => {
  it('exist in every language', () => {
    expect(placesOf(({ uk, ru, en }) => [uk, ru, en].some(text => text.trim() === '' || text !== text.trim()))).toEqual(
      [],
    )
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
      const [colour = ''] = variant.colour.agreed[lang].split(' ')
      if (nouns[lang].some(noun => noun === colour)) return []
      return endings[lang][genderOf(model.name[lang])].test(colour) ? [] : [`${model.name[lang]}, ${colour}`]
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
    expect(products.find(({ variant }) => variant.slug === slug)?.variant.colour.agreed).toMatchObject({ uk, ru })
  })
})

describe('the catalogue', () => {
  it('has twelve categories, each with goods, and every subcategory with at least one', () => {
    expect(categories).toHaveLength(12)
    const places = new Set(goods.flatMap(({ places }) => places.flatMap(place => [place.category, place.subcategory])))
    const pages = categories.flatMap(({ slug, subcategories }) => [slug, ...subcategories.map(child => child.slug)])
    expect(pages.filter(slug => !places.has(slug))).toEqual([])
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('assigns products to existing categories', () => {
    for (const { places } of goods)
      for (const { category, subcategory } of places) {
        const found = categories.find(({ slug }) => slug === category)
        expect(found).toBeDefined()
        if (subcategory) expect(found?.subcategories.map(({ slug }) => slug)).toContain(subcategory)
      }
  })

  it('has enough products', () => {
    expect(goods.length).toBeGreaterThanOrEqual(45)
    expect(products.length).toBeGreaterThanOrEqual(160)
  })

  it('has unique slugs and codes', () => {
    const slugs = products.map(({ variant }) => variant.slug)
    const codes = [...products.map(({ variant }) => variant.code), ...options.map(({ code }) => code)]
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(codes).size).toBe(codes.length)
    expect(slugs.filter(slug => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    expect(products.filter(({ variant }) => !/^HT-\d{4}$/.test(variant.code))).toEqual([])
  })

  it('has facets only of attributes that products of the category have', () => {
    for (const { slug, attributes: offered } of categories) {
      const there = goods.filter(({ places }) => places.some(({ category }) => category === slug))
      for (const id of offered)
        expect(
          there.some(model => model.attributes[id]?.length),
          `${slug} by ${id}`,
        ).toBe(true)
    }
  })
})

describe('stock and prices', () => {
  it('include every availability', () => {
    expect(options.filter(({ left }) => left >= 1 && left <= 5).length).toBeGreaterThanOrEqual(20)
    expect(options.filter(({ left }) => left > 20).length).toBeGreaterThan(400)
    expect(products.filter(({ variant }) => variant.left === 0).length).toBeGreaterThanOrEqual(4)
    expect(products.filter(({ variant }) => variant.left >= 1 && variant.left <= 5).length).toBeGreaterThanOrEqual(4)
    expect(goods.filter(({ oldPrice }) => oldPrice !== null).length).toBeGreaterThanOrEqual(8)
  })

  it('have a product stock that is the sum of its options', () => {
    for (const { variant } of products.filter(({ variant }) => variant.options.length > 0))
      expect(variant.left).toBe(variant.options.reduce((sum, { left }) => sum + left, 0))
  })

  it('have old prices above the current ones', () => {
    expect(goods.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual([])
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
    for (const { places, returnPolicy } of goods)
      expect(returnPolicy).toBe(places[0].category === 'gloves' ? 'excluded' : 'standard')
  })
})

describe('sizes', () => {
  it('have a complete row in the size chart', () => {
    for (const { model, variant } of products)
      for (const { size } of variant.options) {
        const row = model.sizeChart.rows.find(candidate => candidate.size === size)
        expect(
          model.sizeChart.measures.every(measure => row?.measures[measure]),
          `${variant.code} ${size}`,
        ).toBe(true)
      }
  })

  it('have adjacent ranges of the main measurement', () => {
    const leading = {
      clothing: 'waist',
      women: 'waist',
      letters: 'waist',
      shoes: 'foot',
      gloves: 'hand',
      head: 'head',
      waist: 'waist',
      one: null,
    } as const
    for (const { sizeChart, slug } of goods) {
      const measure = leading[sizeChart.scheme]
      if (!measure) continue
      const ranges = sizeChart.rows.flatMap(row => row.measures[measure] ?? [])
      expect(ranges, slug).toEqual(ranges.toSorted((one, other) => one - other))
      expect(new Set(ranges).size, slug).toBe(ranges.length)
    }
  })

  it('match 52 to a height of 180 cm, a chest of 103 cm and a waist of 90 cm', () => {
    const travers = goods.find(({ slug }) => slug === 'kurtka-robocha-travers')
    const within = (range: readonly [number, number] | undefined, value: number) =>
      range !== undefined && range[0] <= value && value <= range[1]
    const fitting = travers?.sizeChart.rows.filter(
      ({ measures }) => within(measures.height, 180) && within(measures.chest, 103) && within(measures.waist, 90),
    )
    expect(fitting?.map(({ size }) => size)).toEqual(['52'])
  })
})
