import { SaxesParser } from 'saxes'
import { type FeedCategory, type FeedParam, type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { readText } from './read-text.ts'

/** Characters of one text, or between two tags: bounds the memory. */
const MAX_TEXT = 1_000_000
const MAX_CATEGORIES = 20_000
const MAX_VALUES = 200

/** Names of the parameters that tell sizes and colours apart, in the languages of feeds. */
const SIZE_NAMES = new Set(['розмір', 'размер', 'size'])
const COLOUR_NAMES = new Set(['колір', 'цвет', 'color', 'colour'])

/** Elements of an offer that are read, and their names in the feeds of other marketplaces. */
const FIELDS: Readonly<Record<string, string>> = {
  price: 'price',
  oldprice: 'oldPrice',
  price_old: 'oldPrice',
  old_price: 'oldPrice',
  currencyid: 'currency',
  categoryid: 'category',
  vendor: 'brand',
  article: 'code',
  vendorcode: 'code',
  stock_quantity: 'stock',
  quantity_in_stock: 'stock',
  name: 'name',
  name_ua: 'name_ua',
  name_en: 'name_en',
  description: 'description',
  description_ua: 'description_ua',
  description_en: 'description_en',
}

interface OpenOffer {
  line: number
  id: string
  group: string | null
  available: string | null
  fields: Map<string, string>
  pictures: string[]
  params: FeedParam[]
}

const textOf = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

function toRawOffer(offer: OpenOffer, categories: ReadonlyMap<string, FeedCategory>): RawOffer {
  const field = (name: string) => textOf(offer.fields.get(name))
  const paramOf = (names: ReadonlySet<string>) =>
    textOf(offer.params.find(({ name }) => names.has(name.toLowerCase()))?.value)
  const category = field('category')
  // A feed with one name is in the language of its shop: it counts as the Ukrainian one.
  const texts = (own: string, ukrainian: string, english: string) => ({
    uk: field(ukrainian) ?? field(own),
    ru: field(ukrainian) === null ? null : field(own),
    en: field(english),
  })
  const params = offer.params.filter(
    ({ name }) => !SIZE_NAMES.has(name.toLowerCase()) && !COLOUR_NAMES.has(name.toLowerCase()),
  )
  return {
    line: offer.line,
    id: offer.id,
    group: offer.group,
    code: field('code'),
    available: offer.available,
    stock: field('stock'),
    price: field('price'),
    oldPrice: field('oldPrice'),
    currency: field('currency'),
    category: category === null ? null : (categories.get(category) ?? category),
    brand: field('brand'),
    names: texts('name', 'name_ua', 'name_en'),
    descriptions: texts('description', 'description_ua', 'description_en'),
    colour: paramOf(COLOUR_NAMES),
    size: paramOf(SIZE_NAMES),
    pictures: offer.pictures.length > 0 ? offer.pictures : null,
    params: params.length > 0 ? params : null,
  }
}

/**
 * Reads the offers of a YML feed one by one. Entities of the file's own are never expanded and no DTD is loaded: a `DOCTYPE` with
 * declarations is refused. Throws `UnreadableFeed` when the file is not a whole feed.
 */
export async function* readYml(path: string): AsyncGenerator<RawOffer> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const categories = new Map<string, FeedCategory>()
  let ready: RawOffer[] = []
  const openTags: string[] = []
  let offer: OpenOffer | null = null
  let category: Omit<FeedCategory, 'name'> | null = null
  let param: { name: string; unit: string | null } | null = null
  let text = ''
  let tagLine = 1
  let hasOffers = false
  let sinceEvent = 0
  const attribute = (attributes: Record<string, unknown>, name: string): string | null => {
    const value = attributes[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const add = (more: string) => {
    sinceEvent = 0
    text += more
    if (text.length > MAX_TEXT)
      throw new UnreadableFeed(tagLine, openTags.at(-1) ?? 'file', `The text is longer than ${MAX_TEXT} characters.`)
  }
  parser.on('error', error => {
    const message = error.message.replace(/^(\S*:)?\d+:\d+: /, '')
    const isTruncated = /unclosed tag|unexpected end|unclosed/i.test(message)
    throw new UnreadableFeed(
      parser.line,
      'XML',
      isTruncated ? `The file ends too early: ${message}` : `This is not well-formed XML: ${message}`,
    )
  })
  parser.on('doctype', doctype => {
    if (/[[]|<!/.test(doctype))
      throw new UnreadableFeed(parser.line, 'DOCTYPE', 'Declarations in a DOCTYPE, such as entities, are not accepted.')
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentagstart', () => {
    sinceEvent = 0
    tagLine = parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    openTags.push(name)
    text = ''
    if (openTags.length === 1 && name !== 'yml_catalog')
      throw new UnreadableFeed(tagLine, 'yml_catalog', `The file is not a YML feed: it begins with <${name}>.`)
    if (openTags.length > 20) throw new UnreadableFeed(tagLine, name, 'Elements are nested too deeply.')
    if (name === 'offers') hasOffers = true
    else if (name === 'category' && offer === null)
      category = {
        key: attribute(attributes, 'id') ?? '',
        parent: attribute(attributes, 'parentId'),
        slug: attribute(attributes, 'slug'),
      }
    else if (name === 'offer')
      offer = {
        line: tagLine,
        id: attribute(attributes, 'id') ?? '',
        group: attribute(attributes, 'group_id'),
        available: attribute(attributes, 'available'),
        fields: new Map(),
        pictures: [],
        params: [],
      }
    else if (name === 'param')
      param = { name: attribute(attributes, 'name') ?? '', unit: attribute(attributes, 'unit') }
  })
  parser.on('closetag', ({ name }) => {
    openTags.pop()
    const value = text.trim()
    text = ''
    if (name === 'category' && category) {
      categories.set(category.key, { ...category, name: value })
      if (categories.size > MAX_CATEGORIES)
        throw new UnreadableFeed(parser.line, 'categories', `There are more than ${MAX_CATEGORIES} categories.`)
      category = null
    } else if (name === 'offer' && offer) {
      ready.push(toRawOffer(offer, categories))
      offer = null
    } else if (offer) {
      const field = FIELDS[name.toLowerCase()]
      if (offer.pictures.length + offer.params.length > MAX_VALUES)
        throw new UnreadableFeed(offer.line, name, `An offer has more than ${MAX_VALUES} pictures and parameters.`)
      if (name === 'picture' && value !== '') offer.pictures.push(value)
      else if (name === 'param' && param) {
        const { name: label, unit } = param
        offer.params.push({ name: label, value: unit === null || value === '' ? value : `${value} ${unit}` })
        param = null
      } else if (field !== undefined) offer.fields.set(field, value)
    }
  })
  let isEmpty = true
  for await (const chunk of readText(path)) {
    isEmpty &&= chunk.trim() === ''
    sinceEvent += chunk.length
    parser.write(chunk)
    if (sinceEvent > 2 * MAX_TEXT)
      throw new UnreadableFeed(parser.line, 'XML', `There is no tag within ${MAX_TEXT} characters.`)
    yield* ready
    ready = []
  }
  if (isEmpty) throw new UnreadableFeed(1, 'file', 'The file is empty.')
  parser.close()
  yield* ready
  if (!hasOffers) throw new UnreadableFeed(parser.line, 'offers', 'The feed has no <offers>.')
}
