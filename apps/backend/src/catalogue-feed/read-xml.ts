import { SaxesParser } from 'saxes'
import { catalogueLimits as limits } from '../db/schema/limits.ts'
import type { NoticeList } from './notice-list.ts'
import { ownFieldOf } from './own-params.ts'
import { type FeedCategory, type FeedParam, type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { encodingOfXml, readText } from './read-text.ts'
import {
  blockHtml,
  type ElementRule,
  inlineHtml,
  attributes as knownAttributes,
  languageOf,
  type OfferField,
  type Structure,
  structure,
} from './xml-dialects.ts'
import { ReferenceCheck } from './xml-references.ts'

/** Characters of one text, or between two tags: bounds the memory. */
const MAX_TEXT = 1_000_000
const MAX_CATEGORIES = 20_000
/** Pictures and parameters of an offer, with those that are told to be too many. */
const MAX_VALUES = 2 * (limits.characteristics + limits.pictures)
const MAX_DEPTH = 100

type Attributes = ReadonlyMap<string, string>

/** Content of an element that is read, with what stands in the elements inside it. */
interface Content {
  /** Text without tags. */
  plain: string
  /** The same with its tags, when it has any; null: tags are not kept. */
  markup: string | null
  hasMarkup: boolean
  /** `<value>` of the languages, whose texts are no part of those above. */
  values: { lang: 'uk' | 'ru' | 'en' | null; text: string }[]
}

interface OpenOffer {
  line: number
  fields: Map<OfferField, { text: string; element: string }>
  pictures: string[]
  params: FeedParam[]
  faults: { field: string; message: string }[]
}

/** An open element. */
type Open =
  | { kind: 'inside' | 'offers' | 'skipped'; name: string }
  | { kind: 'offer'; name: string; rules: ReadonlyMap<string, ElementRule> }
  | {
      kind: 'category'
      name: string
      category: { id: string; parent: string; slug: string; name: string; text: string }
    }
  | { kind: 'category field'; name: string; field: 'id' | 'parent' | 'name'; text: string }
  | { kind: 'read'; name: string; rule: ElementRule; attributes: Attributes; content: Content }
  /** Within the content of an element. */
  | { kind: 'value'; name: string; content: Content; above: Content; lang: 'uk' | 'ru' | 'en' | null }
  | { kind: 'markup'; name: string; content: Content; isVoid: boolean }

/** Faults of these make an offer wrong; of the others the first counts. */
const DECISIVE: ReadonlySet<OfferField> = new Set([
  'id',
  'group',
  'available',
  'stock',
  'price',
  'oldPrice',
  'currency',
  'category',
])

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One line: line ends and the indents around them are a space. */
const lineOf = (text: string): string => text.trim().replace(/ *[\t\n\r]\s*/g, ' ')

const emptyContent = (rule: ElementRule): Content => ({
  plain: '',
  markup: rule.read === 'html' ? '' : null,
  hasMarkup: false,
  values: [],
})

const textOf = ({ plain, markup, hasMarkup }: Content): string => ((hasMarkup ? markup : null) ?? plain).trim()

/** Between values of a parameter: a character that XML cannot hold. */
const VALUE_END = '\0'

const CATEGORY_FIELDS: ReadonlyMap<string, 'id' | 'parent' | 'name'> = new Map([
  ['id', 'id'],
  ['parentid', 'parent'],
  ['name', 'name'],
])

function toRawOffer(offer: OpenOffer, categories: ReadonlyMap<string, FeedCategory>): RawOffer {
  const field = (name: OfferField) => offer.fields.get(name)?.text || null
  const category = field('category')
  // A feed with one name is in the language of its shop: it counts as the Ukrainian one.
  const texts = (name: 'name' | 'description', own: string | null) => ({
    uk: field(`${name}_uk`) ?? own,
    ru: field(`${name}_ru`) ?? (field(`${name}_uk`) === null ? null : own),
    en: field(`${name}_en`),
  })
  const composed = [field('typePrefix'), field('brand'), field('model')].filter(part => part !== null).join(' ')
  return {
    line: offer.line,
    id: field('id') ?? '',
    group: field('group'),
    code: field('code'),
    available: field('available'),
    stock: field('stock'),
    price: field('price'),
    oldPrice: field('oldPrice'),
    currency: field('currency'),
    category: category === null ? null : (categories.get(category) ?? category),
    brand: field('brand'),
    names: texts('name', field('name') ?? (field('model') === null ? field('name_ru') : composed)),
    descriptions: texts('description', field('description')),
    colour: null,
    size: null,
    pictures: offer.pictures.length > 0 ? offer.pictures : null,
    params: offer.params.length > 0 ? offer.params : null,
    faults: offer.faults,
  }
}

/**
 * Reads the offers of an XML feed one by one. Every element is read by its path; one that no rule knows is skipped and told. Entities of
 * the file's own are never expanded and no DTD is loaded: a `DOCTYPE` with declarations is refused. Throws `UnreadableFeed` when the file
 * is not a whole feed.
 */
export async function* readXml(path: string, notices: NoticeList): AsyncGenerator<RawOffer> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const references = new ReferenceCheck()
  const categories = new Map<string, FeedCategory>()
  const open: Open[] = []
  let ready: RawOffer[] = []
  let offer: OpenOffer | null = null
  let tagLine = 1
  let hasOffers = false
  let sinceEvent = 0

  const fault = (field: string, message: string) => offer?.faults.push({ field, message })
  const limit = (text: string) => {
    if (text.length > MAX_TEXT)
      throw new UnreadableFeed(tagLine, open.at(-1)?.name ?? 'file', `The text is longer than ${MAX_TEXT} characters.`)
    return text
  }
  const checkAttributes = (name: string, found: Attributes) => {
    for (const key of found.keys())
      if (!knownAttributes.get(name)?.has(key))
        notices.add(tagLine, `The attribute «${key.slice(0, 60)}» of <${name}> is unknown and was not read.`)
  }
  const skip = (name: string, reason: string | null): Open => {
    const above = open.at(-1)?.name
    const place = above === undefined ? '' : ` in <${above}>`
    if (reason !== null) notices.add(tagLine, `<${name.slice(0, 60)}>${place} was not read: ${reason}.`)
    return { kind: 'skipped', name }
  }
  const setField = (target: OpenOffer, field: OfferField, text: string, element: string) => {
    const known = target.fields.get(field)
    if (text === '' || known?.text === text) return
    if (!known) target.fields.set(field, { text, element })
    else if (DECISIVE.has(field))
      fault(
        known.element,
        `It is stated twice: «${known.text.slice(0, 40)}», and «${text.slice(0, 40)}» by ${element}.`,
      )
    else notices.add(tagLine, `<${element}> differs from <${known.element}> of the same offer and was not read.`)
  }

  const openOffer = (attributes: Attributes) => {
    offer = { line: tagLine, fields: new Map(), pictures: [], params: [], faults: [] }
    setField(offer, 'id', lineOf(attributes.get('id') ?? ''), 'id')
    setField(offer, 'group', lineOf(attributes.get('group_id') ?? ''), 'group_id')
    const available = attributes.get('available')
    // Prom: empty means «none».
    if (available === '') notices.add(tagLine, 'An offer with an empty «available» has no pieces.')
    setField(offer, 'available', available === '' ? 'false' : (available ?? ''), 'available')
  }

  const openElement = (name: string, attributes: Attributes): Open => {
    const above = open.at(-1)
    switch (above?.kind) {
      case 'skipped':
        return { kind: 'skipped', name }
      case 'offer': {
        const rule = above.rules.get(name)
        if (rule === undefined) return skip(name, 'no rule knows it')
        if (rule.read === 'nothing') return skip(name, null)
        if (rule.read === 'refused') return skip(name, rule.reason)
        checkAttributes(name, attributes)
        return { kind: 'read', name, rule, attributes, content: emptyContent(rule) }
      }
      case 'category': {
        const field = CATEGORY_FIELDS.get(name)
        return field ? { kind: 'category field', name, field, text: '' } : skip(name, 'no rule knows it')
      }
      case 'category field':
        return skip(name, 'no rule knows it')
      case 'read':
      case 'value':
      case 'markup':
        return openInContent(above, name, attributes)
      default: {
        const found: Structure | undefined = structure.get([...open.map(element => element.name), name].join('/'))
        if (open.length === 0 && found === undefined)
          throw new UnreadableFeed(tagLine, 'yml_catalog', `The file is not a YML feed: it begins with <${name}>.`)
        if (found === undefined) return skip(name, 'no rule knows it')
        if (found.kind === 'nothing') return skip(name, null)
        if (found.kind === 'category') {
          checkAttributes(name, attributes)
          const at = (key: string) => attributes.get(key) ?? ''
          return {
            kind: 'category',
            name,
            category: { id: at('id'), parent: at('parentid'), slug: at('slug'), name: '', text: '' },
          }
        }
        if (found.kind === 'offer') {
          checkAttributes(name, attributes)
          openOffer(attributes)
          return { kind: 'offer', name, rules: found.rules }
        }
        if (found.kind === 'offers') hasOffers = true
        return { kind: found.kind, name }
      }
    }
  }

  type InContent = Extract<Open, { content: Content }>
  const openInContent = (above: InContent, name: string, attributes: Attributes): Open => {
    const { content } = above
    const read = open.findLast(element => element.kind === 'read')
    const rule = read?.rule
    if (rule?.read === 'exact' || rule?.read === 'picture') {
      fault(read?.name ?? name, `There is the element <${name.slice(0, 60)}> inside: only a text is read.`)
      return { kind: 'skipped', name }
    }
    const isTranslated = rule?.read === 'param' || (rule !== undefined && 'isTranslated' in rule)
    if (rule !== undefined && name === 'value' && above.kind === 'read' && isTranslated) {
      checkAttributes(name, attributes)
      const lang = attributes.get('lang')
      const known = lang === undefined ? null : languageOf(lang)
      if (lang !== undefined && known === null)
        return skip(name, `its language «${lang.slice(0, 20)}» is none of the shop`)
      return { kind: 'value', name, content: emptyContent(rule), above: content, lang: known }
    }
    if (content.markup !== null) {
      content.hasMarkup = true
      const own = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
      content.markup = limit(`${content.markup}<${name}${own.join('')}>`)
      return { kind: 'markup', name, content, isVoid: name === 'br' || name === 'hr' || name === 'img' }
    }
    // Rozetka: values of a parameter are separated by `<br/>`.
    if (name === 'br') {
      content.plain = limit(`${content.plain}${rule?.read === 'param' ? VALUE_END : '\n'}`)
      return { kind: 'skipped', name }
    }
    if (!inlineHtml.has(name) && !blockHtml.has(name)) return skip(name, 'no rule knows it')
    if (blockHtml.has(name)) content.plain = limit(`${content.plain}\n`)
    return { kind: 'markup', name, content, isVoid: true }
  }

  const add = (text: string, isCdata: boolean) => {
    sinceEvent = 0
    const own = open.at(-1)
    if (own?.kind === 'category') own.category.text = limit(own.category.text + text)
    else if (own?.kind === 'category field') own.text = limit(own.text + text)
    else if (own && 'content' in own) {
      own.content.plain = limit(own.content.plain + text)
      if (own.content.markup !== null)
        own.content.markup = limit(own.content.markup + (isCdata ? text : escapeHtml(text)))
    }
  }

  const closeRead = ({ name, rule, attributes, content }: Extract<Open, { kind: 'read' }>, target: OpenOffer) => {
    if (target.pictures.length + target.params.length > MAX_VALUES)
      throw new UnreadableFeed(target.line, name, `An offer has more than ${MAX_VALUES} pictures and parameters.`)
    const ofLanguage = (lang: 'uk' | 'ru' | 'en' | null) =>
      content.values.flatMap(value => (value.lang === lang && value.text !== '' ? [value.text] : [])).join(VALUE_END)
    const text = textOf(content)
    switch (rule.read) {
      case 'picture':
        if (text !== '') target.pictures.push(text)
        return
      case 'param': {
        const value = [ofLanguage('uk'), ofLanguage(null), text, ofLanguage('ru'), ofLanguage('en')].find(
          one => one !== '',
        )
        const values = (value ?? '')
          .split(VALUE_END)
          .map(lineOf)
          .filter(one => one !== '')
        const line = values.join(' | ')
        const paramName = lineOf(attributes.get('name') ?? '')
        const isOwn = ownFieldOf(paramName) !== undefined
        if (isOwn && values.length > 1)
          notices.add(tagLine, `Several values of «${paramName}» were read as one: «${line}».`)
        const unit = isOwn ? '' : (attributes.get('unit') ?? '')
        target.params.push({
          name: paramName,
          value: unit === '' || line === '' ? line : `${line} ${lineOf(unit)}`,
        })
        return
      }
      case 'exact':
        setField(target, rule.field, lineOf(text), name)
        setField(target, 'currency', rule.currency ?? lineOf(attributes.get('currency') ?? ''), name)
        return
      case 'line':
      case 'html': {
        const shape = rule.read === 'line' ? lineOf : (one: string) => one.trim()
        const { field } = rule
        if (field !== 'name' && field !== 'description') return setField(target, field, shape(text), name)
        const lang = languageOf(attributes.get('lang') ?? '')
        setField(target, lang === null ? field : `${field}_${lang}`, shape(text), name)
        setField(target, field, shape(ofLanguage(null)), name)
        for (const one of ['uk', 'ru', 'en'] as const) setField(target, `${field}_${one}`, shape(ofLanguage(one)), name)
      }
    }
  }

  const closeElement = (own: Open) => {
    switch (own.kind) {
      case 'markup':
        if (!own.isVoid) own.content.markup = limit(`${own.content.markup ?? ''}</${own.name}>`)
        return
      case 'value':
        own.above.values.push({ lang: own.lang, text: textOf(own.content) })
        return
      case 'category field': {
        const above = open.at(-1)
        if (above?.kind === 'category') above.category[own.field] = lineOf(own.text)
        return
      }
      case 'category': {
        const { id, parent, slug, name, text } = own.category
        categories.set(id, { key: id, parent: parent || null, slug: slug || null, name: name || lineOf(text) })
        if (categories.size > MAX_CATEGORIES)
          throw new UnreadableFeed(parser.line, 'categories', `There are more than ${MAX_CATEGORIES} categories.`)
        return
      }
      case 'read':
        if (offer) closeRead(own, offer)
        return
      case 'offer':
        if (offer) ready.push(toRawOffer(offer, categories))
        offer = null
    }
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
  parser.on('text', text => add(text, false))
  parser.on('cdata', text => add(text, true))
  parser.on('opentagstart', () => {
    sinceEvent = 0
    tagLine = parser.line
  })
  parser.on('opentag', tag => {
    if (open.length >= MAX_DEPTH) throw new UnreadableFeed(tagLine, tag.name, 'Elements are nested too deeply.')
    const attributes = new Map(
      Object.entries(tag.attributes).map(([key, value]) => [key.toLowerCase(), String(value).trim()] as const),
    )
    open.push(openElement(tag.name.toLowerCase(), attributes))
  })
  parser.on('closetag', () => {
    const own = open.pop()
    if (own) closeElement(own)
  })

  let isEmpty = true
  const parse = function* (piece: string, isLast: boolean) {
    const { text, fault: bare } = references.check(piece, isLast)
    let failure: unknown = bare
    try {
      parser.write(text)
    } catch (error) {
      failure = error
    }
    // What stands before a fault is checked as well.
    yield* ready
    ready = []
    if (failure !== null) throw failure
  }
  for await (const chunk of readText(path, await encodingOfXml(path))) {
    isEmpty &&= chunk.trim() === ''
    sinceEvent += chunk.length
    yield* parse(chunk, false)
    if (sinceEvent > 2 * MAX_TEXT)
      throw new UnreadableFeed(parser.line, 'XML', `There is no tag within ${MAX_TEXT} characters.`)
  }
  if (isEmpty) throw new UnreadableFeed(1, 'file', 'The file is empty.')
  yield* parse('', true)
  parser.close()
  yield* ready
  if (!hasOffers) throw new UnreadableFeed(parser.line, 'offers', 'The feed has no <offers>.')
}
