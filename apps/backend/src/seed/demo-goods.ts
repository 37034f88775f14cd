import { DimensionLine, Fit } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { z } from 'zod'
import type { Text } from '../values/text.ts'
import { DemoText, demoFiles, demoStandards, readDemo, readEntries, reference, Words } from './demo-file.ts'

const Choice = z.strictObject({ id: z.string(), name: DemoText })
/** An attribute of goods, which is a filter. */
const Attribute = Choice.extend({ values: z.array(Choice) })
type Attributes = ReadonlyMap<string, z.output<typeof Attribute>>

const categorySchema = (attributes: Attributes) =>
  z.strictObject({
    slug: z.string(),
    name: DemoText,
    lead: DemoText,
    subcategories: z.array(z.strictObject({ slug: z.string(), title: DemoText, name: DemoText })),
    attributes: z.array(reference(attributes)),
  })

export type DemoCategory = z.output<ReturnType<typeof categorySchema>>

interface Place {
  category: DemoCategory
  section: DemoCategory['subcategories'][number] | null
}

/** Titles of articles by slug. */
type Titles = ReadonlyMap<string, Text>

/** What goods are listed in: `jackets`, or `jackets/vests`. */
const placesOf = (categories: readonly DemoCategory[]) =>
  new Map(
    categories.flatMap(category => {
      const places: [string, Place][] = [[category.slug, { category, section: null }]]
      for (const section of category.subcategories)
        places.push([`${category.slug}/${section.slug}`, { category, section }])
      return places
    }),
  )

function readColours() {
  const filters = readEntries('goods/colour-filters.json', DemoText)
  const Colour = z.strictObject({
    filter: reference(filters),
    name: DemoText,
    short: DemoText,
    swatch: z.tuple([z.string(), z.string()]),
  })
  return readEntries('goods/colours.json', Colour)
}

/** From and to, in centimetres. */
const Range = z.tuple([z.number(), z.number()])
const ranges = z.strictObject({
  height: Range,
  chest: Range,
  waist: Range,
  hips: Range,
  sleeve: Range,
  foot: Range,
  hand: Range,
  head: Range,
})
/** Measures of the body by size; `also` is the size of another system. */
const SizeChart = z.record(z.string(), ranges.partial().extend({ also: z.string().optional() }))

/** The chosen values of attributes, in the order of the file of attributes. */
const chosenOf = (attributes: Attributes) =>
  z.record(z.string(), z.array(z.string()).min(1)).transform((all, context) =>
    Object.entries(all).flatMap(([id, chosen]) => {
      const attribute = attributes.get(id)
      const unknown = attribute ? chosen.filter(value => !attribute.values.some(known => known.id === value)) : [id]
      for (const name of unknown) context.addIssue({ code: 'custom', path: [id], message: `There is no «${name}».` })
      return attribute ? [{ ...attribute, values: attribute.values.filter(value => chosen.includes(value.id)) }] : []
    }),
  )

const Texts = z.strictObject({
  name: Words,
  summary: Words,
  /** Paragraphs. */
  description: z.array(Words).min(1),
  /** Rows of the data sheet by group. */
  technical: z.record(z.string(), z.record(z.string(), Words)),
  characteristics: z.record(z.string(), Words),
  care_note: Words.optional(),
})

const Count = z.int().min(0)
/** Quantity by size, or of goods without sizes. */
const Stock = z
  .union([Count, z.record(z.string(), Count)])
  .transform(stock =>
    typeof stock === 'number'
      ? { sizes: [], left: stock }
      : { sizes: Object.entries(stock), left: Object.values(stock).reduce((sum, left) => sum + left, 0) },
  )

function modelSchema(attributes: Attributes, categories: readonly DemoCategory[], articles: Titles) {
  const place = reference(placesOf(categories))
  const colour = z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    code: z.string().regex(/^HT-\d{4}$/),
    colour: reference(readColours()),
    /** As it follows the name of the model: «чорна». */
    agreeing: DemoText,
    /** From 0 to 1,000, for sorting. */
    popularity: Count,
    stock: Stock,
    pictures: z.array(z.string()).min(1),
  })
  const Model = z.strictObject({
    slug: z.string(),
    /** Models of the same line are worn together. */
    line: z.string().optional(),
    brand: reference(readEntries('goods/brands.json', DemoText)),
    /** The first is used by its URL and breadcrumbs. */
    categories: z.tuple([place], place),
    /** Whole hryvnias. */
    price: z.int().positive(),
    old_price: z.int().positive().optional(),
    since: z.iso.date(),
    hit: z.boolean().default(false),
    return_policy: z.enum(['standard', 'excluded']).default('standard'),
    /** Weight in grams and sides in centimetres of one packed piece. */
    packed: z.strictObject({ weight: Count, length: Count, width: Count, height: Count }),
    /** The article that helps to choose it. */
    guide: reference(articles).optional(),
    texts: z.strictObject({ uk: Texts, ru: Texts, en: Texts }),
    standards: z.array(reference(demoStandards())),
    care: z.array(reference(readEntries('goods/care.json', DemoText))),
    attributes: chosenOf(attributes),
    size_chart: z
      .strictObject({
        chart: reference(readEntries('goods/size-charts.json', SizeChart)),
        measures: z.array(ranges.keyof()).min(1),
        /** Measures of the garment by size. */
        garment: z.partialRecord(z.enum(['back', 'width', 'inseam']), z.array(z.number())).default({}),
      })
      .optional(),
    /** Where the measures of the garment are on the first picture of each colour. */
    dimensions: z.array(DimensionLine).optional(),
    colours: z.tuple([colour], colour),
  })
  return Model.superRefine(({ price, old_price, size_chart, colours }, { addIssue }) => {
    const fault = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message })
    if (old_price !== undefined && old_price <= price) fault(['old_price'], 'It must be above the price.')
    if (!size_chart) return
    for (const [index, { stock }] of colours.entries())
      for (const [size] of stock.sizes)
        if (size_chart.measures.some(measure => !size_chart.chart.value[size]?.[measure]))
          fault(['colours', index, 'stock'], `The size chart has no measures for ${size}.`)
    for (const [measure, values] of Object.entries(size_chart.garment))
      if (values.length !== colours[0].stock.sizes.length)
        fault(['size_chart', 'garment', measure], 'It needs one number for each size.')
  })
}

export type DemoModel = z.output<ReturnType<typeof modelSchema>>
export type DemoColour = DemoModel['colours'][0]

const Review = z.strictObject({
  date: z.iso.datetime(),
  grade: z.int().min(1).max(5),
  name: Words,
  /** Reviews are not translated. */
  language: z.enum(locales).default('uk'),
  fit: Fit.nullable().default(null),
  text: Words,
  advantages: Words.nullable().default(null),
  disadvantages: Words.nullable().default(null),
  reply: Words.nullable().default(null),
})

const questionSchema = (models: ReadonlyMap<string, DemoModel>) =>
  z.strictObject({
    model: reference(models),
    language: z.enum(locales),
    name: Words,
    text: Words,
    answer: Words,
    asked: z.iso.datetime(),
    answered: z.iso.datetime(),
  })

/** Models with the line to which they belong. */
export const readLines = () =>
  demoFiles('goods/models/', '.json').map(file =>
    readDemo(file, z.looseObject({ slug: z.string(), line: z.string().optional() })),
  )

/** The goods of the demo shop, with what is said about them. */
export function readGoods(articles: Titles) {
  const list = readDemo('goods/attributes.json', z.array(Attribute))
  const attributes = new Map(list.map(attribute => [attribute.id, attribute]))
  const categories = readDemo('categories.yaml', z.array(categorySchema(attributes)))
  const Model = modelSchema(attributes, categories, articles)
  const models = demoFiles('goods/models/', '.json').map(file => readDemo(file, Model))
  const reviews = models
    .flatMap(({ slug }) =>
      readDemo(`goods/reviews/${slug}.json`, z.array(Review)).map(review => ({ ...review, model: slug })),
    )
    .sort((one, other) => one.date.localeCompare(other.date))
  const bySlug = new Map(models.map(model => [model.slug, model]))
  const questions = readDemo('questions.yaml', z.array(questionSchema(bySlug)))
  return { attributes: list, categories, models, reviews, questions }
}
