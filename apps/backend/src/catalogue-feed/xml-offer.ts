import { defaultLocale, inEachLocale, type Locale, locales } from '@shop/contract/locales'
import { catalogueLimits as limits } from '../db/schema/limits.ts'
import { lineOf } from '../values/text.ts'
import { availabilityOf } from './availability.ts'
import type { NoticeList } from './notice-list.ts'
import { ownFieldOf } from './own-params.ts'
import { type PlainText, readPlainText, readValues, VALUE_END } from './plain-text.ts'
import { type FeedCategory, type FeedParam, type RawOffer, UnreadableFeed } from './raw-offer.ts'
import { type ElementRule, languageOf, type OfferField } from './xml-dialects.ts'

/** Pictures and parameters of an offer, with those that are told to be too many. */
const MAX_VALUES = 2 * (limits.characteristics + limits.pictures)

export type Attributes = ReadonlyMap<string, string>

/** Content of an element that is read, with what stands in the elements inside it. */
export interface Content {
  /** Text without tags. */
  plain: string
  /** The same with its tags, when it has any; null: tags are not kept. */
  markup: string | null
  hasMarkup: boolean
  /** `<value>` of the languages, whose texts are no part of those above. */
  values: { lang: Locale | null; text: string }[]
}

/** An element of an offer that a rule reads. */
export interface OfferElement {
  name: string
  rule: ElementRule
  attributes: Attributes
  content: Content
}

export const textOf = ({ plain, markup, hasMarkup }: Content): string => ((hasMarkup ? markup : null) ?? plain).trim()

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

/** An offer whose elements are being read. */
export class XmlOffer {
  readonly #line: number
  readonly #notices: NoticeList
  readonly #fields = new Map<OfferField, { text: string; element: string }>()
  readonly #pictures: string[] = []
  readonly #params: FeedParam[] = []
  readonly #faults: { field: string; message: string }[] = []

  constructor(line: number, attributes: Attributes, notices: NoticeList) {
    this.#line = line
    this.#notices = notices
    const available = ['available', 'availability', 'presence', 'in_stock', 'instock']
      .map(name => attributes.get(name))
      .find(word => word !== undefined)
    // Prom: empty means «none».
    if (available === '') notices.add(line, 'An offer with an empty «available» has no pieces.')
    this.#set('id', this.#exact(attributes.get('id') ?? '', 'id'), 'id', line)
    this.#set('group', this.#exact(attributes.get('group_id') ?? '', 'group_id'), 'group_id', line)
    this.#set('available', available === '' ? 'false' : (available ?? ''), 'available', line)
  }

  fault(field: string, message: string): void {
    this.#faults.push({ field, message })
  }

  /** A value that no markup belongs to. */
  #exact(written: string, element: string): string {
    const { text, elements } = readPlainText(written)
    const [first] = elements
    if (first !== undefined) this.fault(element, `There is the element <${first}> inside: only a text is read.`)
    return lineOf(text)
  }

  #tellUnread({ unread }: Pick<PlainText, 'unread'>, element: string, line: number): void {
    for (const name of unread) this.#notices.add(line, `<${name}> in <${element}> was not read: it is no text.`)
  }

  /** One line of a text without its markup. */
  #lineOf(written: string, element: string, line: number): string {
    const read = readPlainText(written)
    this.#tellUnread(read, element, line)
    return lineOf(read.text)
  }

  #set(field: OfferField, written: string, element: string, line: number): void {
    const text = field === 'available' ? String(availabilityOf(written) ?? written) : written
    const known = this.#fields.get(field)
    if (text === '' || known?.text === text) return
    if (!known) this.#fields.set(field, { text, element })
    else if (DECISIVE.has(field))
      this.fault(
        known.element,
        `It is stated twice: «${known.text.slice(0, 40)}», and «${text.slice(0, 40)}» by ${element}.`,
      )
    else this.#notices.add(line, `<${element}> differs from <${known.element}> of the same offer and was not read.`)
  }

  /** Takes an element whose content is complete; `line`: of its tag. */
  read({ name, rule, attributes, content }: OfferElement, line: number): void {
    if (this.#pictures.length + this.#params.length > MAX_VALUES)
      throw new UnreadableFeed(this.#line, name, `An offer has more than ${MAX_VALUES} pictures and parameters.`)
    const ofLanguage = (lang: Locale | null) =>
      content.values.flatMap(value => (value.lang === lang && value.text !== '' ? [value.text] : [])).join(VALUE_END)
    const text = textOf(content)
    switch (rule.read) {
      case 'picture':
        if (text !== '') this.#pictures.push(text)
        return
      case 'param': {
        const value = [ofLanguage(defaultLocale), ofLanguage(null), text, ...locales.map(ofLanguage)].find(
          one => one !== '',
        )
        if (text !== '' && text !== value)
          this.#notices.add(line, `The text beside the values of <${name}> was not read.`)
        const read = readValues(value ?? '')
        this.#tellUnread(read, name, line)
        const { values } = read
        const joined = values.join(' | ')
        const paramName = this.#lineOf(attributes.get('name') ?? '', name, line)
        const isOwn = ownFieldOf(paramName) !== undefined
        if (isOwn && values.length > 1)
          this.#notices.add(line, `Several values of «${paramName}» were read as one: «${joined}».`)
        const unit = isOwn ? '' : this.#lineOf(attributes.get('unit') ?? '', name, line)
        this.#params.push({
          name: paramName,
          value: unit === '' || joined === '' ? joined : `${joined} ${unit}`,
        })
        return
      }
      case 'exact':
        this.#set(rule.field, this.#exact(text, name), name, line)
        this.#set('currency', rule.currency ?? lineOf(attributes.get('currency') ?? ''), name, line)
        return
      case 'line':
      case 'html': {
        const shape = (one: string) => (rule.read === 'line' ? this.#lineOf(one, name, line) : one.trim())
        const { field } = rule
        if (field !== 'name' && field !== 'description') {
          this.#set(field, shape(text), name, line)
          return
        }
        const lang = languageOf(attributes.get('lang') ?? '')
        this.#set(lang === null ? field : `${field}_${lang}`, shape(text), name, line)
        this.#set(field, shape(ofLanguage(null)), name, line)
        for (const one of locales) this.#set(`${field}_${one}`, shape(ofLanguage(one)), name, line)
      }
    }
  }

  toRaw(categories: ReadonlyMap<string, FeedCategory>): RawOffer {
    const field = (name: OfferField) => this.#fields.get(name)?.text || null
    const category = field('category')
    // A feed with one name is in the language of its shop: it counts as the Ukrainian one.
    const texts = (name: 'name' | 'description', own: string | null) =>
      inEachLocale(
        lang =>
          field(`${name}_${lang}`) ?? (lang === 'uk' || (lang === 'ru' && field(`${name}_uk`) !== null) ? own : null),
      )
    const composed = [field('typePrefix'), field('brand'), field('model')].filter(part => part !== null).join(' ')
    return {
      line: this.#line,
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
      pictures: this.#pictures.length > 0 ? this.#pictures : null,
      params: this.#params.length > 0 ? this.#params : null,
      faults: this.#faults,
    }
  }
}
