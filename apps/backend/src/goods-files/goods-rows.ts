import type { Characteristic, SizeChart as WireSizeChart } from '@shop/contract'
import { inEachLocale, type Locale, locales, localise } from '@shop/contract/locales'
import { sizePosition } from '../catalogue/size-position.ts'
import { slugOf } from '../catalogue-feed/slug.ts'
import type {
  ExplainedStandard,
  facet_values,
  facets,
  models,
  options,
  Picture,
  product_facets,
  product_texts,
  products,
} from '../db/schema/index.ts'
import { htmlText } from '../html/escape.ts'
import type { Text } from '../values/text.ts'
import { words } from '../words/index.ts'
import { type Colour, type Model, type readGoods, sizeCode } from './read-goods.ts'

const decimals: Readonly<Record<Locale, Intl.NumberFormat>> = inEachLocale(
  lang => new Intl.NumberFormat(lang === 'en' ? 'en-GB' : `${lang}-UA`, { maximumFractionDigits: 1 }),
)

function sizeChartIn({ size_chart, colours: [first] }: Model, lang: Locale): WireSizeChart | null {
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
const nameOf = ({ texts, colours }: Model, { agreeing }: Colour, lang: Locale): string =>
  colours.length > 1 ? `${texts[lang].name}, ${agreeing[lang]}` : texts[lang].name

const standardsOf = ({ standards }: Model, lang: Locale): ExplainedStandard[] =>
  standards.map(({ value: { code, class: level, text, meaning } }) => ({
    code,
    class: level?.[lang] ?? '',
    text: text[lang],
    meaning: meaning[lang],
  }))

/** The text of a model, and a link to the guide to choosing it. */
function descriptionOf({ texts, guide }: Model, lang: Locale): string {
  const link = guide && `<a href="${localise(`/news/${guide.id}`, lang)}">${htmlText(guide.value[lang])}</a>`
  return [...texts[lang].description.map(htmlText), ...(link ? [link] : [])].map(text => `<p>${text}</p>`).join('\n')
}

/** «Прати за 60 °C, не відбілювати»: the care symbols as one sentence. */
const careText = (symbols: readonly string[]): string =>
  symbols.map((text, index) => (index === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ')

function technicalOf({ texts, care }: Model, lang: Locale): Characteristic[] {
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

const characteristicsOf = ({ brand, attributes, texts }: Model, { colour }: Colour, lang: Locale): Characteristic[] => [
  { name: words[lang].facets.brand, value: brand.value[lang] },
  { name: words[lang].colour, value: colour.value.name[lang] },
  ...attributes.map(({ name, values }) => ({
    name: name[lang],
    value: values.map(value => value.name[lang]).join(', '),
  })),
  ...Object.entries(texts[lang].characteristics).map(([name, value]) => ({ name, value })),
]

/** A row of a table, without its ids and its place. */
type Row<Table extends { $inferInsert: unknown }, Omitted extends PropertyKey = never> = Omit<
  Table['$inferInsert'],
  'id' | 'product_id' | 'model_id' | Omitted
>
/** Rows refer to each other by addresses and codes; `of` is the code of a product. */
export interface GoodsRows {
  facets: (Row<typeof facets, 'position'> & { id: string })[]
  facet_values: (Row<typeof facet_values, 'position'> & { position: number | null })[]
  models: Row<typeof models>[]
  products: (Row<typeof products, 'category_id' | 'section_id'> & {
    model: string
    category: string
    section: string | null
  })[]
  product_texts: (Row<typeof product_texts> & { of: string })[]
  product_categories: { of: string; category: string }[]
  product_facets: (Row<typeof product_facets> & { of: string })[]
  options: (Row<typeof options> & { of: string })[]
}

/** Values of the filters, each once, in the order in which goods have them; the place of sizes is known. */
function createValues() {
  const rows = new Map<string, GoodsRows['facet_values'][number]>()
  return {
    rows,
    offer(facet_id: string, value: string, names: Text, position: number | null = null) {
      const key = `${facet_id} ${value}`
      if (!rows.has(key)) rows.set(key, { facet_id, value, names, position })
    },
  }
}

/** The categories that list a model: those it names and the ones above them. */
const listedIn = ({ categories }: Model): Set<string> =>
  new Set(
    categories.flatMap(({ value: { category, section } }) => (section === null ? [category] : [category, section])),
  )

/** What a model in a colour is found by in the filters. */
function choicesOf({ brand, attributes, standards }: Model, { colour }: Colour): [facet: string, value: string][] {
  const all: [facet: string, value: string][] = [
    ['brand', brand.id],
    ['colour', colour.value.filter.id],
    ...attributes.flatMap(({ id, values }) => values.map((value): [string, string] => [id, value.id])),
    ...standards.map(({ value: { code } }): [string, string] => ['standard', slugOf(code)]),
  ]
  return [...new Map(all.map(choice => [choice.join('\n'), choice])).values()]
}

/** Goods as rows of the catalogue's tables. `pictures`: by the names that models give them. `now`: since when goods without a day are sold. */
export function goodsRows(
  { attributes, models: all }: ReturnType<typeof readGoods>,
  { pictures, now }: { pictures: ReadonlyMap<string, Picture>; now: Date },
): GoodsRows {
  const rows: Omit<GoodsRows, 'facets' | 'facet_values'> = {
    models: [],
    products: [],
    product_texts: [],
    product_categories: [],
    product_facets: [],
    options: [],
  }
  const values = createValues()
  for (const attribute of attributes) for (const { id, name } of attribute.values) values.offer(attribute.id, id, name)
  for (const model of all) {
    const { slug, line = null, return_policy, brand, standards, dimensions, packed, texts } = model
    const size_chart = inEachLocale(lang => sizeChartIn(model, lang))
    rows.models.push({ slug, line, size_chart, return_policy })
    values.offer('brand', brand.id, brand.value)
    for (const { value: standard } of standards)
      values.offer(
        'standard',
        slugOf(standard.code),
        inEachLocale(lang => `${standard.code}, ${standard.name[lang]}`),
      )
    const [{ value: place }] = model.categories
    const price = model.price * 100
    for (const [position, product] of model.colours.entries()) {
      const { code: of, stock } = product
      const { filter, short, swatch } = product.colour.value
      values.offer('colour', filter.id, filter.value)
      rows.products.push({
        model: slug,
        ...place,
        slug: product.slug,
        code: of,
        position,
        price,
        old_price: model.old_price === undefined ? null : model.old_price * 100,
        left: stock.left,
        options_count: stock.sizes.length,
        popularity: product.popularity,
        since: model.since === undefined ? now : new Date(`${model.since}T09:00:00+02:00`),
        hit: model.hit,
        colours: short,
        swatch,
        pictures: product.pictures.flatMap((name, index) => {
          const picture = pictures.get(name)
          return picture ? [{ ...picture, ...(dimensions && index === 0 ? { dimensions } : {}) }] : []
        }),
        weight: packed.weight,
        package_length: packed.length,
        package_width: packed.width,
        package_height: packed.height,
      })
      for (const lang of locales)
        rows.product_texts.push({
          of,
          lang,
          name: nameOf(model, product, lang),
          summary: texts[lang].summary,
          description: descriptionOf(model, lang),
          standards: standardsOf(model, lang),
          technical_data: technicalOf(model, lang),
          characteristics: characteristicsOf(model, product, lang),
        })
      for (const category of listedIn(model)) rows.product_categories.push({ of, category })
      for (const [facet_id, value] of choicesOf(model, product)) rows.product_facets.push({ of, facet_id, value })
      for (const [at, [name, left]] of stock.sizes.entries()) {
        values.offer(
          'size',
          name,
          inEachLocale(() => name),
          sizePosition(name),
        )
        rows.options.push({ of, position: at, name, code: sizeCode(product, name), price, left })
      }
    }
  }
  const common = (['size', 'standard', 'colour', 'brand'] as const).map(id => ({
    id,
    names: inEachLocale(lang => words[lang].facets[id]),
  }))
  const own = attributes.map(({ id, name: names }) => ({ id, names }))
  return { ...rows, facets: [...common, ...own], facet_values: [...values.rows.values()] }
}
