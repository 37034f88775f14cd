import { isIP } from 'node:net'
import { inEachLocale, type Locale, locales } from '@shop/contract/locales'
import { withoutInvisible } from '@shop/contract/text'
import { characters, controlCharacters, catalogueLimits as limits } from '../db/schema/limits.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { withLatinShapes } from '../text-matching/look-alikes.ts'
import { availabilityOf } from './availability.ts'
import { toDescription } from './description.ts'
import type { NoticeList } from './notice-list.ts'
import { isMainColour, ownFieldOf, type ownParamFields } from './own-params.ts'
import type { FeedCategory, FeedParam, Problem, RawOffer } from './raw-offer.ts'
import { kopiykasOfText, orAmbiguous, quantityOfText } from './read-number.ts'

/** A checked offer: a row of the staging table. `written`: descriptions as the file writes them, where that differs from what is kept of them. */
export interface StagedOffer extends Record<`${'name' | 'description' | 'written'}_${Locale}`, string | null> {
  line: number
  id: string
  group_key: string
  code: string | null
  price: number
  old_price: number | null
  category_id: number
  brand: string | null
  size: string | null
  /** As the file writes it, where that differs from `size`. */
  size_written: string | null
  colour: string | null
  stock: number
  pictures: readonly string[] | null
  params: readonly { name: string; value: string }[] | null
}

/** What is wrong with the address of a picture; null when it may be fetched. */
function pictureProblem(text: string): string | null {
  if (characters(text) > limits.picture) return `The address is longer than ${limits.picture} characters.`
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return `«${text}» is not an http or https address.`
  if (url.username !== '' || url.password !== '') return `«${text}» has a user name or password.`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host) ? `«${text}» is an address inside a private network.` : null
}

/** Takes the size, the colour and the brand out of the parameters, where no field states them. */
function withOwnParams(raw: RawOffer, notices: NoticeList): RawOffer {
  if (raw.params === null) return raw
  const found: Record<(typeof ownParamFields)[number], string | null> = {
    size: raw.size,
    colour: raw.colour,
    brand: raw.brand,
  }
  const params: FeedParam[] = []
  const mainColoursLast = raw.params.toSorted((a, b) => Number(isMainColour(a.name)) - Number(isMainColour(b.name)))
  for (const param of mainColoursLast) {
    const field = ownFieldOf(param.name)
    if (field === undefined) params.push(param)
    else if (param.value !== '' && found[field] === null) found[field] = param.value
    else if (param.value !== '' && found[field] !== param.value)
      notices.add(raw.line, `Another «${param.name}» of the same offer was not read.`)
  }
  return { ...raw, ...found, params: params.length > 0 ? params : null }
}

const hasWordOfTwoScripts = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some(word => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))

/** Sizes by letters, such as `M`, `2XL`, `XS` and `M/L`. */
const LETTER_SIZE = /^\d{0,2}X{0,5}[SML](?:[-/ ]\d{0,2}X{0,5}[SML])*$/

/** A size by letters that is written with Cyrillic ones, in Latin. */
function latinSize(text: string): string {
  const latin = withLatinShapes(text.toUpperCase())
  return /\p{Script=Cyrillic}/u.test(text) && LETTER_SIZE.test(latin) ? latin : text
}

/** Tells what looks like something else: invisible characters in what an offer is told apart or searched by, a colour in letters of two scripts. */
function reportLookAlikes({ line, id, group, code, brand, names, colour, size }: RawOffer, notices: NoticeList): void {
  const fields = {
    id,
    group_id: group,
    vendorCode: code,
    vendor: brand,
    ...Object.fromEntries(locales.map(lang => [`name_${lang}`, names[lang]])),
    'param Колір': colour,
    'param Розмір': size,
  }
  const named = Object.entries(fields).filter(([, text]) => text !== null && withoutInvisible(text) !== text)
  if (named.length > 0) notices.add(line, `Invisible characters in ${named.map(([field]) => field).join(', ')}.`)
  if (colour !== null && hasWordOfTwoScripts(colour))
    notices.add(line, `The colour «${colour}» has Latin and Cyrillic letters in one word.`)
}

interface CheckOptions {
  /** The shop's category for one of the feed; null when there is none. */
  findCategory: (category: FeedCategory | string) => number | null
  /** Stock of offers that are available without a number; null: the number is required. */
  defaultStock: number | null
  notices: NoticeList
}

/** Checks one offer. Returns the row to be staged, or everything that is wrong. */
export function checkOffer(
  written: RawOffer,
  { findCategory, defaultStock, notices }: CheckOptions,
): StagedOffer | Problem[] {
  const problems: Problem[] = []
  const raw = withOwnParams(written, notices)
  reportLookAlikes(raw, notices)
  const wrong = (field: string, message: string): null => {
    problems.push({ line: raw.line, offer: raw.id, field, message })
    return null
  }
  for (const { field, message } of raw.faults) wrong(field, message)
  const limited = (field: string, text: string | null, max: number): string | null => {
    if (text === null) return null
    const length = characters(text)
    if (length > max) return wrong(field, `It has ${length} characters; at most ${max} are allowed.`)
    return controlCharacters.test(text) ? wrong(field, 'It has control characters.') : text
  }
  if (raw.id === '') wrong('id', 'The offer has no id.')
  const id = limited('id', raw.id, limits.code) ?? ''
  const group = limited('group_id', raw.group, limits.group)

  const priceIn = (field: string, text: string): number | null => {
    const value = kopiykasOfText(text)
    return value === null || value === 0 || value > limits.price
      ? wrong(field, `«${text}» is not a price from 0.01 to ${limits.price / 100} hryvnias${orAmbiguous(text)}.`)
      : value
  }
  const price = raw.price === null ? wrong('price', 'The offer has no price.') : priceIn('price', raw.price)
  const hasOldPrice = raw.oldPrice !== null && !/^0+([.,]0+)?$/.test(raw.oldPrice)
  let oldPrice = hasOldPrice && raw.oldPrice !== null ? priceIn('oldprice', raw.oldPrice) : null
  if (oldPrice !== null && price !== null && oldPrice < price)
    wrong('oldprice', `The old price ${raw.oldPrice} is lower than the price ${raw.price}.`)
  if (oldPrice === price) oldPrice = null
  if (raw.currency === null) wrong('currencyId', 'The offer has no currency.')
  else if (raw.currency !== 'UAH') wrong('currencyId', `The currency «${raw.currency}» is unknown: prices are in UAH.`)

  let category: number | null = null
  if (raw.category === null) wrong('categoryId', 'The offer has no category.')
  else {
    category = findCategory(raw.category)
    const label = typeof raw.category === 'string' ? raw.category : `${raw.category.key} ${raw.category.name}`
    if (category === null) wrong('categoryId', `The shop has no category for «${label}»: say which with --categories.`)
  }

  const isAvailable = raw.available === null ? null : availabilityOf(raw.available)
  if (isAvailable === undefined) wrong('available', `«${raw.available}» is neither true nor false.`)
  let stock: number | null = isAvailable === false ? 0 : defaultStock
  if (isAvailable !== false && raw.stock !== null) {
    stock = quantityOfText(raw.stock)
    if (stock === null)
      wrong(
        'stock_quantity',
        `«${raw.stock}» is not a number of pieces from 0 to ${limits.stock}${orAmbiguous(raw.stock)}.`,
      )
  } else if (stock === null)
    wrong('stock_quantity', 'The number of pieces is missing: add it, or say --stock for all such offers.')

  if (raw.names.uk === null) wrong('name', 'The offer has no name.')
  const html: Record<Locale, string | null> = inEachLocale(() => null)
  for (const lang of locales) {
    const text = raw.descriptions[lang]
    limited(`name_${lang}`, raw.names[lang], limits.name)
    if (limited(`description_${lang}`, text, limits.description) !== null && text !== null)
      html[lang] = toDescription(text) || null
  }
  const brand = limited('vendor', raw.brand, limits.brand)
  const colour = limited('param Колір', raw.colour, limits.colour)
  const sizeWritten = limited('param Розмір', raw.size, limits.size)
  const size = sizeWritten === null ? null : latinSize(sizeWritten)
  if (size !== sizeWritten)
    notices.add(raw.line, `The size «${sizeWritten}» has Cyrillic letters: it is the Latin «${size}».`)
  const code = limited('vendorCode', raw.code, limits.code)
  for (const { name, value } of raw.params ?? []) {
    if (name === '') wrong('param', `The parameter with the value «${value.slice(0, 50)}» has no name.`)
    limited(`param ${name}`, value === '' ? null : value, limits.paramValue)
    limited('param', name, limits.paramName)
  }
  if ((raw.params?.length ?? 0) > limits.characteristics)
    wrong('param', `There are more than ${limits.characteristics} parameters.`)
  const pictures = raw.pictures?.map(url => url.replaceAll(' ', '%20')) ?? null
  if ((pictures?.length ?? 0) > limits.pictures) wrong('picture', `There are more than ${limits.pictures} pictures.`)
  for (const url of pictures ?? []) {
    const problem = pictureProblem(url)
    if (problem !== null) wrong('picture', problem)
  }

  if (problems.length > 0 || price === null || category === null || stock === null || raw.names.uk === null)
    return problems
  const asWritten = (lang: Locale) => (raw.descriptions[lang] === html[lang] ? null : raw.descriptions[lang])
  return {
    line: raw.line,
    id,
    group_key: group === null ? `offer ${id}` : `group ${group}`,
    code,
    price,
    old_price: oldPrice,
    category_id: category,
    brand,
    size,
    size_written: size === sizeWritten ? null : sizeWritten,
    colour,
    stock,
    name_uk: raw.names.uk,
    name_ru: raw.names.ru,
    name_en: raw.names.en,
    description_uk: html.uk,
    description_ru: html.ru,
    description_en: html.en,
    written_uk: asWritten('uk'),
    written_ru: asWritten('ru'),
    written_en: asWritten('en'),
    pictures: pictures === null ? null : [...new Set(pictures)],
    params: raw.params?.filter(({ value }) => value !== '').map(({ name, value }) => ({ name, value })) ?? null,
  }
}
