import type { Locale } from '@shop/contract/locales'
import { SaxesParser } from 'saxes'
import { htmlAttribute, htmlText } from '../html/escape.ts'
import { lineOf } from '../values/text.ts'
import type { NoticeList } from './notice-list.ts'
import { readPlainText, VALUE_END } from './plain-text.ts'
import { type FeedCategory, type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { encodingOfXml, readText } from './read-text.ts'
import {
  blockHtml,
  type ElementRule,
  inlineHtml,
  attributes as knownAttributes,
  languageOf,
  type Structure,
  structure,
} from './xml-dialects.ts'
import { type Attributes, type Content, type OfferElement, textOf, XmlOffer } from './xml-offer.ts'
import { ReferenceCheck } from './xml-references.ts'

/** Characters of one text, or between two tags: bounds the memory. */
const MAX_TEXT = 1_000_000
const MAX_CATEGORIES = 20_000
const MAX_DEPTH = 100

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
  | ({ kind: 'read' } & OfferElement)
  /** Within the content of an element. */
  | { kind: 'value'; name: string; content: Content; above: Content; lang: Locale | null }
  | { kind: 'markup'; name: string; content: Content; isVoid: boolean }
  /** Markup of which the text alone is read. `apart`: what separates it from the text beside it. */
  | { kind: 'text'; name: string; content: Content; apart: string }

const emptyContent = (rule: ElementRule): Content => ({
  plain: '',
  markup: rule.read === 'html' ? '' : null,
  hasMarkup: false,
  values: [],
})

const CATEGORY_FIELDS: ReadonlyMap<string, 'id' | 'parent' | 'name'> = new Map([
  ['id', 'id'],
  ['parentid', 'parent'],
  ['name', 'name'],
])

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
  let offer: XmlOffer | null = null
  let tagLine = 1
  let hasOffers = false
  let sinceEvent = 0

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
      case 'text':
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
          offer = new XmlOffer(tagLine, attributes, notices)
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
      offer?.fault(read?.name ?? name, `There is the element <${name.slice(0, 60)}> inside: only a text is read.`)
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
      const own = [...attributes].map(([key, value]) => ` ${key}="${htmlAttribute(value)}"`)
      content.markup = limit(`${content.markup}<${name}${own.join('')}>`)
      return { kind: 'markup', name, content, isVoid: name === 'br' || name === 'hr' || name === 'img' }
    }
    // Rozetka: values of a parameter are separated by `<br/>`.
    const lineBreak = rule?.read === 'param' ? VALUE_END : '\n'
    const apart = name === 'br' ? lineBreak : blockHtml.has(name) ? '\n' : ''
    if (apart === '' && !inlineHtml.has(name)) return skip(name, 'no rule knows it')
    content.plain = limit(content.plain + apart)
    return { kind: 'text', name, content, apart }
  }

  const add = (text: string, isCdata: boolean) => {
    sinceEvent = 0
    const own = open.at(-1)
    if (own?.kind === 'category') own.category.text = limit(own.category.text + text)
    else if (own?.kind === 'category field') own.text = limit(own.text + text)
    else if (own && 'content' in own) {
      own.content.plain = limit(own.content.plain + text)
      if (own.content.markup !== null)
        own.content.markup = limit(own.content.markup + (isCdata ? text : htmlText(text)))
    }
  }

  const closeElement = (own: Open) => {
    switch (own.kind) {
      case 'markup':
        if (!own.isVoid) own.content.markup = limit(`${own.content.markup ?? ''}</${own.name}>`)
        return
      case 'text':
        own.content.plain = limit(own.content.plain + own.apart)
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
        const label = lineOf(readPlainText(name || text).text)
        categories.set(id, { key: id, parent: parent || null, slug: slug || null, name: label })
        if (categories.size > MAX_CATEGORIES)
          throw new UnreadableFeed(parser.line, 'categories', `There are more than ${MAX_CATEGORIES} categories.`)
        return
      }
      case 'read':
        offer?.read(own, tagLine)
        return
      case 'offer':
        if (offer) ready.push(offer.toRaw(categories))
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
