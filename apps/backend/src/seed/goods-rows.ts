import type { Characteristic, SizeChart as WireSizeChart } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { sizePosition } from '../catalogue/size-position.ts'
import type {
  categories as categoriesTable,
  ExplainedStandard,
  facet_values,
  facets as facetsTable,
  models as modelsTable,
  options as optionsTable,
  Picture,
  product_categories,
  product_facets,
  product_search,
  product_texts,
  products as productsTable,
  product_questions as questionsTable,
  reviews as reviewsTable,
} from '../db/schema/index.ts'
import { demoPicture } from '../pictures/index.ts'
import { codeWords, documentOf, type SearchableProduct } from '../search/document.ts'
import type { Text } from '../values/text.ts'
import { words } from '../words/index.ts'
import { inEach } from './demo-file.ts'
import { type DemoCategory, type DemoColour, type DemoModel, readGoods } from './demo-goods.ts'
import { standardId } from './standard-id.ts'

const decimals: Readonly<Record<Locale, Intl.NumberFormat>> = inEach(
  lang => new Intl.NumberFormat(lang === 'en' ? 'en-GB' : `${lang}-UA`, { maximumFractionDigits: 1 }),
)

function sizeChartIn({ size_chart, colours: [first] }: DemoModel, lang: Locale): WireSizeChart | null {
  if (!size_chart) return null
  const { chart, measures, garment } = size_chart
  const texts = words[lang].sizes
  const number = (value: number) => decimals[lang].format(value)
  const span = ([from, to]: readonly [number, number]) => (from === to ? number(from) : `${number(from)}–${number(to)}`)
  const sizes = first.stock.sizes.map(([size]) => size)
  const rows = sizes.flatMap(size => chart.value[size] ?? [])
  const ofBody = measures.map(id => {
    const ranges = rows.flatMap(row => (row[id] ? [row[id]] : []))
    return { id, name: texts[id], values: ranges.map(span), ranges: ranges.map(([min, max]) => ({ min, max })) }
  })
  const ofGarment = (['back', 'inseam', 'width'] as const).flatMap(id => {
    const values = garment[id]
    return values
      ? [{ id, name: texts[id], values: values.map(number), ranges: values.map(value => ({ min: value, max: value })) }]
      : []
  })
  const also = rows.some(row => row.also !== undefined)
    ? [{ id: 'also', name: texts.also, values: rows.map(row => row.also ?? '—') }]
    : []
  return { caption: texts.caption, sizes, rows: [...ofBody, ...ofGarment, ...also] }
}

/** Contains the colour, so that products of one model have different names. */
const nameOf = ({ texts, colours }: DemoModel, { agreeing }: DemoColour, lang: Locale): string =>
  colours.length > 1 ? `${texts[lang].name}, ${agreeing[lang]}` : texts[lang].name

const standardsOf = ({ standards }: DemoModel, lang: Locale): ExplainedStandard[] =>
  standards.map(({ value: { code, class: level, text, meaning } }) => ({
    code,
    class: level?.[lang] ?? '',
    text: text[lang],
    meaning: meaning[lang],
  }))

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text of a model, and a link to the guide to choosing it. */
function descriptionOf({ texts, guide }: DemoModel, lang: Locale): string {
  const link = guide && `<a href="${localise(`/news/${guide.id}`, lang)}">${escaped(guide.value[lang])}</a>`
  return [...texts[lang].description.map(escaped), ...(link ? [link] : [])].map(text => `<p>${text}</p>`).join('\n')
}

/** «Прати за 60 °C, не відбілювати»: the care symbols as one sentence. */
const careText = (symbols: readonly string[]): string =>
  symbols.map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ')

function technicalOf({ texts, care }: DemoModel, lang: Locale): Characteristic[] {
  const { technical, care_note } = texts[lang]
  const group = words[lang].care
  const symbols = care.map(({ id, value }) => ({ id, text: value[lang] }))
  return [
    ...Object.entries(technical).flatMap(([title, rows]) =>
      Object.entries(rows).map(([name, value]) => ({ group: title, name, value })),
    ),
    ...(symbols.length > 0 ? [{ group, name: group, value: careText(symbols.map(({ text }) => text)), symbols }] : []),
    ...(care_note ? [{ group, name: words[lang].careNote, value: care_note }] : []),
  ]
}

function characteristicsOf(model: DemoModel, { colour }: DemoColour, lang: Locale): Characteristic[] {
  const [brand, ...rest] = ownCharacteristicsOf(model, lang)
  return [...(brand ? [brand] : []), { name: words[lang].colour, value: colour.value.name[lang] }, ...rest]
}

/** Characteristics that all colours share, the brand first. */
const ownCharacteristicsOf = ({ brand, attributes, texts }: DemoModel, lang: Locale): Characteristic[] => [
  { name: words[lang].facets.brand, value: brand.value[lang] },
  ...attributes.map(({ name, values }) => ({
    name: name[lang],
    value: values.map(value => value.name[lang]).join(', '),
  })),
  ...Object.entries(texts[lang].characteristics).map(([name, value]) => ({ name, value })),
]

const inAll = (text: Text): string[] => locales.map(lang => text[lang])

function searchableOf(model: DemoModel, product: DemoColour): SearchableProduct {
  const { value: colour } = product.colour
  const places = model.categories.flatMap(({ value: { category, section } }) => [
    category.name,
    ...(section ? [section.title, section.name] : []),
  ])
  const characteristics = inEach(lang => ownCharacteristicsOf(model, lang).map(({ value }) => value))
  return {
    a: [
      ...locales.map(lang => nameOf(model, product, lang)),
      ...codeWords(product.code),
      ...product.stock.sizes.flatMap(([size]) => codeWords(optionCode(product, size))),
    ],
    b: [...places, model.brand.value, colour.filter.value, colour.name, colour.short, product.agreeing].flatMap(inAll),
    c: [
      ...inAll(inEach(lang => model.texts[lang].summary)),
      ...model.standards.flatMap(({ value: { code, name, text } }) => [
        code,
        code.replace(/\s/g, ''),
        ...inAll(name),
        ...inAll(text),
      ]),
    ],
    d: characteristics.uk.flatMap((_, index) => locales.map(lang => characteristics[lang][index] ?? '')),
  }
}

/** `HT-1042-52`. */
const optionCode = ({ code }: DemoColour, size: string): string => `${code}-${size.replace('–', '')}`

type Rows = {
  facets: (typeof facetsTable.$inferInsert)[]
  facet_values: (typeof facet_values.$inferInsert)[]
  categories: (typeof categoriesTable.$inferInsert & { id: number })[]
  models: (typeof modelsTable.$inferInsert)[]
  products: (typeof productsTable.$inferInsert & { id: number })[]
  product_texts: (typeof product_texts.$inferInsert)[]
  product_categories: (typeof product_categories.$inferInsert)[]
  product_facets: (typeof product_facets.$inferInsert)[]
  options: (typeof optionsTable.$inferInsert)[]
  product_search: (typeof product_search.$inferInsert)[]
  reviews: (typeof reviewsTable.$inferInsert)[]
  questions: (typeof questionsTable.$inferInsert)[]
  findables: SearchableProduct[]
}

const picturesOf = ({ dimensions }: DemoModel, { pictures }: DemoColour): Picture[] =>
  pictures.map((name, index) => ({ ...demoPicture(name), ...(dimensions && index === 0 ? { dimensions } : {}) }))

function categoryRows(categories: readonly DemoCategory[], models: readonly DemoModel[]): Rows['categories'] {
  let id = 0
  return categories.flatMap(category => {
    const parent = ++id
    const own = {
      id: parent,
      parent_id: null,
      slug: category.slug,
      position: parent,
      names: category.name,
      titles: category.name,
      leads: category.lead,
      picture: demoPicture(`category-${category.slug}`),
      facet_ids: category.attributes.map(({ id }) => id),
    }
    const below = category.subcategories.map(({ slug, title, name }) => {
      const first = models.find(model => model.categories.some(({ value }) => value.section?.slug === slug))
      return {
        id: ++id,
        parent_id: parent,
        slug,
        position: id,
        names: name,
        titles: title,
        leads: category.lead,
        picture: (first && picturesOf(first, first.colours[0])[0]) ?? null,
        facet_ids: category.attributes.map(({ id }) => id),
      }
    })
    return [own, ...below]
  })
}

/** The demo's products as rows of the catalogue's tables, with fixed ids. `articles`: titles by slug. */
export function goodsRows(articles: ReadonlyMap<string, Text>): Rows {
  const { attributes, categories, models, reviews, questions } = readGoods(articles)
  const rows: Rows = {
    facets: [],
    facet_values: [],
    categories: categoryRows(categories, models),
    models: [],
    products: [],
    product_texts: [],
    product_categories: [],
    product_facets: [],
    options: [],
    product_search: [],
    reviews: [],
    questions: [],
    findables: [],
  }
  const categoryId = new Map(rows.categories.map(({ slug, id }) => [slug, id]))
  const values = new Map<string, Map<string, { names: Text; position: number }>>()
  const offer = (facet: string, id: string, names: Text, position?: number) => {
    const known = values.get(facet) ?? new Map<string, { names: Text; position: number }>()
    values.set(facet, known)
    if (!known.has(id)) known.set(id, { names, position: position ?? known.size })
  }
  for (const attribute of attributes) for (const { id, name } of attribute.values) offer(attribute.id, id, name)

  /** Ids of a model and its first colour, by the slug of the model. */
  const ids = new Map<string, { model_id: number; product_id: number }>()
  let product_id = 0
  let option_id = 0
  for (const [index, model] of models.entries()) {
    const model_id = index + 1
    ids.set(model.slug, { model_id, product_id: product_id + 1 })
    rows.models.push({
      id: model_id,
      slug: model.slug,
      line: model.line ?? null,
      size_chart: inEach(lang => sizeChartIn(model, lang)),
      return_policy: model.return_policy,
    })
    offer('brand', model.brand.id, model.brand.value)
    const [{ value: place }] = model.categories
    const listed = new Set(
      model.categories.flatMap(({ value: { category, section } }) => [
        category.slug,
        ...(section ? [section.slug] : []),
      ]),
    )
    for (const [position, product] of model.colours.entries()) {
      const id = ++product_id
      const { value: colour } = product.colour
      rows.products.push({
        id,
        model_id,
        category_id: categoryId.get(place.category.slug) ?? 0,
        section_id: place.section === null ? null : (categoryId.get(place.section.slug) ?? null),
        slug: product.slug,
        code: product.code,
        position,
        price: model.price * 100,
        old_price: model.old_price === undefined ? null : model.old_price * 100,
        left: product.stock.left,
        options_count: product.stock.sizes.length,
        popularity: product.popularity,
        since: new Date(`${model.since}T09:00:00+02:00`),
        hit: model.hit,
        colours: colour.short,
        swatch: colour.swatch,
        pictures: picturesOf(model, product),
        weight: model.packed.weight,
        package_length: model.packed.length,
        package_width: model.packed.width,
        package_height: model.packed.height,
      })
      for (const lang of locales)
        rows.product_texts.push({
          product_id: id,
          lang,
          name: nameOf(model, product, lang),
          summary: model.texts[lang].summary,
          description: descriptionOf(model, lang),
          standards: standardsOf(model, lang),
          technical_data: technicalOf(model, lang),
          characteristics: characteristicsOf(model, product, lang),
        })
      for (const slug of listed) {
        const category_id = categoryId.get(slug)
        if (category_id !== undefined) rows.product_categories.push({ product_id: id, category_id })
      }
      offer('colour', colour.filter.id, colour.filter.value)
      const choices: [facet: string, value: string][] = [
        ['brand', model.brand.id],
        ['colour', colour.filter.id],
        ...model.attributes.flatMap(attribute =>
          attribute.values.map((value): [string, string] => [attribute.id, value.id]),
        ),
      ]
      for (const { value: standard } of model.standards) {
        const value = standardId(standard.code)
        offer(
          'standard',
          value,
          inEach(lang => `${standard.code}, ${standard.name[lang]}`),
        )
        choices.push(['standard', value])
      }
      const distinct = new Map(choices.map(choice => [choice.join('\n'), choice]))
      for (const [facet_id, value] of distinct.values()) rows.product_facets.push({ product_id: id, facet_id, value })
      for (const [at, [size, left]] of product.stock.sizes.entries()) {
        offer(
          'size',
          size,
          inEach(() => size),
          sizePosition(size),
        )
        rows.options.push({
          id: ++option_id,
          product_id: id,
          position: at,
          name: size,
          code: optionCode(product, size),
          price: model.price * 100,
          left,
        })
      }
      const findable = searchableOf(model, product)
      rows.findables.push(findable)
      rows.product_search.push({ product_id: id, document: documentOf(findable) })
    }
  }
  rows.reviews = reviews.flatMap(({ model, language, date, ...fields }) => {
    const of = ids.get(model)
    return of ? [{ ...of, lang: language, created_at: new Date(date), ...fields }] : []
  })
  rows.questions = questions.flatMap(({ model, language, asked, answered, ...fields }) => {
    const of = ids.get(model.id)
    return of
      ? [{ ...of, lang: language, created_at: new Date(asked), answered_at: new Date(answered), ...fields }]
      : []
  })
  const named = [
    ...(['size', 'standard', 'colour', 'brand'] as const).map(id => ({
      id,
      names: inEach(lang => words[lang].facets[id]),
    })),
    ...attributes.map(({ id, name }) => ({ id, names: name })),
  ]
  rows.facets = named.map((facet, position) => ({ ...facet, position }))
  rows.facet_values = [...values].flatMap(([facet_id, all]) =>
    [...all].map(([value, { names, position }]) => ({ facet_id, value, position, names })),
  )
  return rows
}
