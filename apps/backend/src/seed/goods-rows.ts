import type { Characteristic, SizeChart as WireSizeChart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { locales, localise } from '@shop/contract/locales'
import { sizePosition } from '../catalogue/size-position.ts'
import type {
  categories as categoriesTable,
  ExplainedStandard,
  facet_values,
  facets as facetsTable,
  models as modelsTable,
  options as optionsTable,
  product_categories,
  product_facets,
  product_search,
  product_texts,
  products as productsTable,
  product_questions as questionsTable,
  reviews as reviewsTable,
} from '../db/schema/index.ts'
import { guideOf } from '../demo/content/guides.ts'
import { questions } from '../demo/data/questions.ts'
import { garmentSizesOf } from '../demo/goods/garment-sizes.ts'
import {
  attributes,
  type Choice,
  categories,
  goods,
  type Model,
  type SizeChart,
  type Variant,
} from '../demo/goods/index.ts'
import { packedOf } from '../demo/goods/packed.ts'
import type { DemoPicture } from '../demo/goods/pictures.ts'
import { reviewsFor } from '../demo/goods/reviews.ts'
import { demoPicture, type Picture } from '../pictures/index.ts'
import { codeWords, documentOf, type SearchableProduct } from '../search/document.ts'
import type { Text } from '../text.ts'
import { words } from '../words/index.ts'
import { standardId } from './standard-id.ts'

const eachLocale = <Value>(make: (lang: Locale) => Value): Record<Locale, Value> => ({
  uk: make('uk'),
  ru: make('ru'),
  en: make('en'),
})

const decimals: Readonly<Record<Locale, Intl.NumberFormat>> = eachLocale(
  lang => new Intl.NumberFormat(lang === 'en' ? 'en-GB' : `${lang}-UA`, { maximumFractionDigits: 1 }),
)

function sizeChartIn(model: Model, lang: Locale): WireSizeChart | null {
  const chart: SizeChart = model.sizeChart
  if (chart.scheme === 'one' || chart.measures.length === 0) return null
  const texts = words[lang].sizes
  const number = (value: number) => decimals[lang].format(value)
  const span = ([from, to]: readonly [number, number]) => (from === to ? number(from) : `${number(from)}–${number(to)}`)
  const measured = chart.measures.flatMap(measure => {
    const ranges = chart.rows.map(row => row.measures[measure])
    const known = ranges.filter(range => range !== undefined)
    return known.length === chart.rows.length
      ? [
          {
            id: measure,
            name: texts[measure],
            values: known.map(span),
            ranges: known.map(([min, max]) => ({ min, max })),
          },
        ]
      : []
  })
  const also = chart.rows.some(row => row.also !== null)
    ? [{ id: 'also', name: texts.also, values: chart.rows.map(row => row.also ?? '—') }]
    : []
  const garment = garmentSizesOf(model).map(({ id, values }) => ({
    id,
    name: texts[id],
    values: values.map(number),
    ranges: values.map(value => ({ min: value, max: value })),
  }))
  return { caption: texts.caption, sizes: chart.rows.map(row => row.size), rows: [...measured, ...garment, ...also] }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Contains the colour, so that products of one model have different names. */
const nameOf = (model: Model, variant: Variant, lang: Locale): string =>
  model.variants.length > 1 ? `${model.name[lang]}, ${variant.colour.agreed[lang]}` : model.name[lang]

const standardsOf = (model: Model, lang: Locale): ExplainedStandard[] =>
  model.standards.map(({ code, class: level, text, meaning }) => ({
    code,
    class: level?.[lang] ?? '',
    text: text[lang],
    meaning: meaning[lang],
  }))

/** The text of a model, and a link to the guide to choosing it. */
function descriptionOf(model: Model, lang: Locale): string {
  const paragraphs = model.description.map(text => `<p>${escaped(text[lang])}</p>`)
  const guide = guideOf(model)
  const link = guide && `<a href="${localise(`/news/${guide.slug}`, lang)}">${escaped(guide.title[lang])}</a>`
  return [...paragraphs, ...(link ? [`<p>${link}</p>`] : [])].join('\n')
}

/** «Прати за 60 °C, не відбілювати»: the care symbols as one sentence. */
const careText = (symbols: readonly string[]): string =>
  symbols.map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ')

function technicalOf(model: Model, lang: Locale): Characteristic[] {
  const rows = model.technical.flatMap(({ title, rows: own }) =>
    own.map(({ name, value }) => ({ group: title[lang], name: name[lang], value: value[lang] })),
  )
  const { care, careNote } = words[lang]
  return [
    ...rows,
    ...(model.care.length > 0
      ? [
          {
            group: care,
            name: care,
            value: careText(model.care.map(({ text }) => text[lang])),
            symbols: model.care.map(({ id, text }) => ({ id, text: text[lang] })),
          },
        ]
      : []),
    ...(model.careNote ? [{ group: care, name: careNote, value: model.careNote[lang] }] : []),
  ]
}

function characteristicsOf(model: Model, variant: Variant, lang: Locale): Characteristic[] {
  const [brand, ...rest] = model.characteristics.map(({ name, value }) => ({ name: name[lang], value: value[lang] }))
  return [...(brand ? [brand] : []), { name: words[lang].colour, value: variant.colour.name[lang] }, ...rest]
}

const inAll = (text: Text): string[] => locales.map(lang => text[lang])

function searchableOf(model: Model, variant: Variant): SearchableProduct {
  const places = model.places.flatMap(place => {
    const category = categories.find(({ slug }) => slug === place.category)
    const section = category?.subcategories.find(({ slug }) => slug === place.subcategory)
    return [...(category ? [category.name] : []), ...(section ? [section.title, section.name] : [])]
  })
  return {
    a: [
      ...locales.map(lang => nameOf(model, variant, lang)),
      ...codeWords(variant.code),
      ...variant.options.flatMap(option => codeWords(option.code)),
    ],
    b: [
      ...places,
      model.brand.name,
      variant.colour.facet.name,
      variant.colour.name,
      variant.colour.short,
      variant.colour.agreed,
    ].flatMap(inAll),
    c: [
      ...inAll(model.spec),
      ...model.standards.flatMap(({ code, name, text }) => [
        code,
        code.replace(/\s/g, ''),
        ...inAll(name),
        ...inAll(text),
      ]),
    ],
    d: model.characteristics.flatMap(({ value }) => inAll(value)),
  }
}

type Rows = {
  facets: (typeof facetsTable.$inferInsert)[]
  facet_values: (typeof facet_values.$inferInsert)[]
  categories: (typeof categoriesTable.$inferInsert)[]
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

const pictureRow = ({ name, dimensions }: DemoPicture): Picture => ({
  ...demoPicture(name),
  ...(dimensions ? { dimensions } : {}),
})

function categoryRows(): Rows['categories'] {
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
      facet_ids: [...category.attributes],
    }
    const below = category.subcategories.map(({ slug, title, name }) => {
      const first = goods.find(model => model.places.some(place => place.subcategory === slug))
      return {
        id: ++id,
        parent_id: parent,
        slug,
        position: id,
        names: name,
        titles: title,
        leads: category.lead,
        picture: first?.variants[0].pictures.slice(0, 1).map(pictureRow)[0] ?? null,
        facet_ids: [...category.attributes],
      }
    })
    return [own, ...below]
  })
}

/** The demo's products as rows of the catalogue's tables, with fixed ids. */
export function goodsRows(): Rows {
  const rows: Rows = {
    facets: [],
    facet_values: [],
    categories: categoryRows(),
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
  const categoryId = new Map(rows.categories.map(({ slug, id }) => [slug, id ?? 0]))
  const values = new Map<string, Map<string, { names: Text; position: number }>>()
  const offer = (facet: string, { id, name }: Choice, position?: number) => {
    const known = values.get(facet) ?? new Map<string, { names: Text; position: number }>()
    values.set(facet, known)
    if (!known.has(id)) known.set(id, { names: name, position: position ?? known.size })
  }
  for (const attribute of attributes) for (const value of attribute.values) offer(attribute.id, value)

  let product_id = 0
  let option_id = 0
  for (const [index, model] of goods.entries()) {
    const model_id = index + 1
    rows.models.push({
      id: model_id,
      slug: model.slug,
      line: model.line,
      size_chart: eachLocale(lang => sizeChartIn(model, lang)),
      return_policy: model.returnPolicy,
    })
    offer('brand', model.brand)
    const [place] = model.places
    const listed = new Set(
      model.places.flatMap(({ category, subcategory }) => [category, ...(subcategory ? [subcategory] : [])]),
    )
    for (const [position, variant] of model.variants.entries()) {
      const id = ++product_id
      rows.products.push({
        id,
        model_id,
        category_id: categoryId.get(place.category) ?? 0,
        section_id: place.subcategory === null ? null : (categoryId.get(place.subcategory) ?? null),
        slug: variant.slug,
        code: variant.code,
        position,
        price: model.price * 100,
        old_price: model.oldPrice === null ? null : model.oldPrice * 100,
        left: variant.left,
        options_count: variant.options.length,
        // Lowers the popularity of further colours, so that a listing does not show all colours of a model in a row.
        popularity: Math.max(0, model.popularity * 10 - position * 250),
        since: new Date(`${model.since}T09:00:00+02:00`),
        hit: model.labels.includes('hit'),
        colours: variant.colour.short,
        swatch: [...variant.colour.swatch],
        pictures: variant.pictures.map(pictureRow),
        ...packedOf(place),
      })
      for (const lang of locales)
        rows.product_texts.push({
          product_id: id,
          lang,
          name: nameOf(model, variant, lang),
          summary: model.spec[lang],
          description: descriptionOf(model, lang),
          standards: standardsOf(model, lang),
          technical_data: technicalOf(model, lang),
          characteristics: characteristicsOf(model, variant, lang),
        })
      for (const slug of listed) {
        const category_id = categoryId.get(slug)
        if (category_id !== undefined) rows.product_categories.push({ product_id: id, category_id })
      }
      offer('colour', variant.colour.facet)
      const choices: [facet: string, value: string][] = [
        ['brand', model.brand.id],
        ['colour', variant.colour.facet.id],
        ...Object.entries(model.attributes).flatMap(([facet, chosen]) =>
          chosen.map((value): [string, string] => [facet, value]),
        ),
      ]
      for (const { code, name } of model.standards) {
        const value = standardId(code)
        offer('standard', { id: value, name: eachLocale(lang => `${code}, ${name[lang]}`) })
        choices.push(['standard', value])
      }
      const distinct = new Map(choices.map(choice => [choice.join('\n'), choice]))
      for (const [facet_id, value] of distinct.values()) rows.product_facets.push({ product_id: id, facet_id, value })
      for (const [at, { size, code, left }] of variant.options.entries()) {
        offer('size', { id: size, name: eachLocale(() => size) }, sizePosition(size))
        rows.options.push({
          id: ++option_id,
          product_id: id,
          position: at,
          name: size,
          code,
          price: model.price * 100,
          left,
        })
      }
      const findable = searchableOf(model, variant)
      rows.findables.push(findable)
      rows.product_search.push({ product_id: id, document: documentOf(findable) })
    }
  }
  const firstColours = new Map(
    rows.products.filter(({ position }) => position === 0).map(row => [row.model_id, row.id]),
  )
  const modelIds = new Map(rows.models.map(({ slug, id }) => [slug, id ?? 0]))
  rows.reviews = reviewsFor(goods).flatMap(({ model, language, date, ...fields }) => {
    const model_id = modelIds.get(model)
    const product_id = model_id === undefined ? undefined : firstColours.get(model_id)
    return model_id === undefined || product_id === undefined
      ? []
      : [{ model_id, product_id, lang: language, created_at: new Date(date), ...fields }]
  })
  rows.questions = questions.flatMap(({ model, language, asked, answered, ...fields }) => {
    const model_id = modelIds.get(model)
    const product_id = model_id === undefined ? undefined : firstColours.get(model_id)
    return model_id === undefined || product_id === undefined
      ? []
      : [
          {
            model_id,
            product_id,
            lang: language,
            created_at: new Date(asked),
            answered_at: new Date(answered),
            ...fields,
          },
        ]
  })
  const named = [
    ...(['size', 'standard', 'colour', 'brand'] as const).map(id => ({
      id,
      names: eachLocale(lang => words[lang].facets[id]),
    })),
    ...attributes.map(({ id, name }) => ({ id, names: name })),
  ]
  rows.facets = named.map((facet, position) => ({ ...facet, position }))
  rows.facet_values = [...values].flatMap(([facet_id, all]) =>
    [...all].map(([value, { names, position }]) => ({ facet_id, value, position, names })),
  )
  return rows
}
