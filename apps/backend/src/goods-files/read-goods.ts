import { DimensionLine } from '@shop/contract'
import { inEachLocale } from '@shop/contract/locales'
import { z } from 'zod'
import { characters, controlCharacters, catalogueLimits as limits } from '../db/schema/limits.ts'
import { type DataFolder, reference, Translated, Words, WrongFiles } from '../values/data-folder.ts'
import type { Text } from '../values/text.ts'

/** A text of one line, of characters that files for marketplaces can carry. */
const Line = (most: number) =>
  Words.refine(text => !controlCharacters.test(text) && !/[\n\r]/.test(text), 'It must be one line of text.').refine(
    text => characters(text) <= most,
    `It has more than ${most} characters.`,
  )

const Choice = z.strictObject({ id: z.string().max(80), name: Translated })
/** An attribute of goods, which is a filter. */
const Attribute = Choice.extend({ values: z.array(Choice) })
type Attributes = ReadonlyMap<string, z.output<typeof Attribute>>

/** What the shop has and goods refer to. */
export interface Known {
  /** Categories by their addresses: `jackets`, `jackets/vests`. */
  places: ReadonlyMap<string, Place>
  /** Titles of articles by their names. */
  articles: ReadonlyMap<string, Text>
}

/** A category, and the subcategory of it if goods are in one; by the last parts of their addresses. */
export interface Place {
  category: string
  section: string | null
}

const Standard = z.strictObject({
  code: z.string(),
  /** Short subject, as in the label of a filter: «видимість». */
  name: Translated,
  /** `3`, `2121X`, «тип 2»; null where the standard has no levels. */
  class: Translated.nullable(),
  text: Translated,
  meaning: Translated,
})

/** Standards with their levels, by their ids. */
export const readStandards = (goods: DataFolder) => goods.entries('standards.json', Standard)

function readColours(folder: DataFolder) {
  const filters = folder.entries('colour-filters.json', Translated)
  const Colour = z.strictObject({
    filter: reference(filters),
    name: Translated,
    short: Translated,
    swatch: z.tuple([z.string(), z.string()]),
  })
  return folder.entries('colours.json', Colour)
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

/** Values by the names of what they are of. */
const Rows = z.record(Line(limits.paramName), Line(limits.paramValue))

const Texts = z.strictObject({
  name: Line(limits.name),
  summary: Words,
  /** Paragraphs. */
  description: z.array(Words).min(1),
  /** Rows of the data sheet by group. */
  technical: z.record(z.string(), Rows).default({}),
  characteristics: Rows.default({}),
  care_note: Words.optional(),
})

const Count = z.int().min(0)
const Quantity = Count.max(limits.stock)
/** Quantity by size, or of goods without sizes. */
const Stock = z
  .union([Quantity, z.record(Line(limits.size), Quantity)])
  .transform(stock =>
    typeof stock === 'number'
      ? { sizes: [], left: stock }
      : { sizes: Object.entries(stock), left: Object.values(stock).reduce((sum, left) => sum + left, 0) },
  )
  .refine(({ sizes }) => sizes.length <= limits.sizes, `It has more than ${limits.sizes} sizes.`)

const Slug = z
  .string()
  .max(limits.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'It must be small Latin letters, digits and hyphens.')
/** Whole hryvnias. */
const Price = z
  .int()
  .positive()
  .max(Math.floor(limits.price / 100))

function modelSchema(folder: DataFolder, attributes: Attributes, { places, articles }: Known) {
  const place = reference(places)
  const colour = z.strictObject({
    slug: Slug,
    code: Line(limits.code),
    colour: reference(readColours(folder)),
    /** As it follows the name of the model: «чорна». */
    agreeing: Translated,
    /** From 0 to 1,000, for sorting; of a new product. */
    popularity: Count.default(0),
    stock: Stock,
    pictures: z.array(z.string()).min(1).max(limits.pictures),
  })
  const Model = z.strictObject({
    slug: Slug,
    /** Models of the same line are worn together. */
    line: z.string().optional(),
    brand: reference(folder.entries('brands.json', Translated)),
    /** The first is used by its URL and breadcrumbs. */
    categories: z.tuple([place], place),
    price: Price,
    old_price: Price.optional(),
    /** First day of its sale; of a new product. Without it, the day of the import. */
    since: z.iso.date().optional(),
    hit: z.boolean().default(false),
    return_policy: z.enum(['standard', 'excluded']).default('standard'),
    /** Weight in grams and sides in centimetres of one packed piece. */
    packed: z.strictObject({ weight: Count, length: Count, width: Count, height: Count }),
    /** The article that helps to choose it. */
    guide: reference(articles).optional(),
    texts: z.strictObject(inEachLocale(() => Texts)),
    standards: z.array(reference(readStandards(folder))).default([]),
    care: z.array(reference(folder.entries('care.json', Translated))).default([]),
    attributes: chosenOf(attributes).prefault({}),
    size_chart: z
      .strictObject({
        chart: reference(folder.entries('size-charts.json', SizeChart)),
        measures: z.array(ranges.keyof()).min(1),
        /** Measures of the garment by size. */
        garment: z.partialRecord(z.enum(['back', 'width', 'inseam']), z.array(z.number())).default({}),
      })
      .optional(),
    /** Where the measures of the garment are on the first picture of each colour. */
    dimensions: z.array(DimensionLine).optional(),
    colours: z
      .tuple([colour], colour)
      .refine(own => own.length <= limits.colours, `It has more than ${limits.colours} colours.`),
  })
  return Model.superRefine(({ price, old_price, size_chart, colours }, { addIssue }) => {
    const fault = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message })
    for (const [index, own] of colours.entries())
      for (const [size] of own.stock.sizes)
        if (characters(sizeCode(own, size)) > limits.code)
          fault(['colours', index, 'code'], `With the size ${size} it has more than ${limits.code} characters.`)
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

/** Code of a size: `HT-1042-52`. */
export const sizeCode = ({ code }: Pick<Colour, 'code'>, size: string): string => `${code}-${size.replace('–', '')}`

export type Model = z.output<ReturnType<typeof modelSchema>>
export type Colour = Model['colours'][0]

/** What a file says that another one has said before. */
function repeated(models: readonly { file: string; model: Model }[]): string[] {
  const first = new Map<string, string>()
  const keys = ({ slug, colours }: Model) => [
    ['slug', slug],
    ...colours.flatMap((own, index) => [
      [`colours.${index}.slug`, own.slug],
      [`colours.${index}.code`, own.code],
      ...own.stock.sizes.map(([size]) => [`colours.${index}.code`, sizeCode(own, size)]),
    ]),
  ]
  return models.flatMap(({ file, model }) =>
    keys(model).flatMap(([field = '', value = '']) => {
      const kind = field === 'slug' ? 'model' : (field.split('.').at(-1) ?? '')
      const key = `${kind} ${value}`
      const before = first.get(key)
      if (before === undefined) first.set(key, file)
      return before === undefined ? [] : [`${file}, ${field}: «${value}» is in ${before} already.`]
    }),
  )
}

/** The attributes of goods in a folder of files, and its models: `models/*.json`. Throws `WrongFiles` with all that is wrong. */
export function readGoods(folder: DataFolder, known: Known) {
  const [file] = folder.files('', '.json').filter(name => name === 'attributes.json')
  const attributes = file === undefined ? [] : folder.read(file, z.array(Attribute))
  const schema = modelSchema(folder, new Map(attributes.map(attribute => [attribute.id, attribute])), known)
  const files = folder.files('models/', '.json')
  const faults = files.length === 0 ? ['models: There are no files of models (.json).'] : []
  const read = files.flatMap(name => {
    try {
      return [{ file: name, model: folder.read(name, schema) }]
    } catch (error) {
      if (!(error instanceof WrongFiles)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  faults.push(...repeated(read))
  if (faults.length > 0) throw new WrongFiles(faults)
  return { attributes, models: read.map(({ model }) => model) }
}
