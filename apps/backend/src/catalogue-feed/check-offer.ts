import { isIP } from 'node:net'
import { locales } from '@shop/contract/locales'
import { sanitizeBody } from '../html/sanitize-body.ts'
import { isPublicAddress } from './public-address.ts'
import type { FeedCategory, Problem, RawOffer } from './raw-offer.ts'

/** A checked offer: a row of the staging table. */
export interface StagedOffer {
  line: number
  id: string
  group_key: string
  code: string | null
  price: number
  old_price: number | null
  category_id: number
  brand: string | null
  size: string | null
  colour: string | null
  stock: number
  name_uk: string
  name_ru: string | null
  name_en: string | null
  description_uk: string | null
  description_ru: string | null
  description_en: string | null
  pictures: readonly string[] | null
  params: readonly { name: string; value: string }[] | null
}

/** Longest texts, in characters. */
export const MAX_LENGTH = {
  id: 64,
  group: 64,
  code: 64,
  brand: 100,
  colour: 60,
  size: 40,
  name: 255,
  description: 50_000,
  param: 1_000,
  picture: 2_000,
} as const
const MAX_PICTURES = 20
const MAX_STOCK = 1_000_000

/** Kopiykas of a text such as `2490`, `2490.5` or `2490,50`, without rounding; null when it is not a price of the shop. */
export function kopiykasOfText(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What is wrong with the address of a picture; null when it may be fetched. */
function pictureProblem(text: string): string | null {
  if (text.length > MAX_LENGTH.picture) return `The address is longer than ${MAX_LENGTH.picture} characters.`
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return `«${text}» is not an http or https address.`
  if (url.username !== '' || url.password !== '') return `«${text}» has a user name or password.`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host) ? `«${text}» is an address inside a private network.` : null
}

/** HTML is sanitised; plain text becomes paragraphs. */
function toHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return sanitizeBody(text)
  const paragraphs = text.split(/\n\s*\n/).map(part => part.trim())
  return sanitizeBody(paragraphs.map(part => `<p>${part.replaceAll('<', '&lt;')}</p>`).join('\n'))
}

interface CheckOptions {
  /** The shop's category for one of the feed; null when there is none. */
  findCategory: (category: FeedCategory | string) => number | null
  /** Stock of offers that are available without a number; null: the number is required. */
  defaultStock: number | null
}

/** Checks one offer. Returns the row to be staged, or everything that is wrong. */
export function checkOffer(raw: RawOffer, { findCategory, defaultStock }: CheckOptions): StagedOffer | Problem[] {
  const problems: Problem[] = []
  const wrong = (field: string, message: string): null => {
    problems.push({ line: raw.line, offer: raw.id, field, message })
    return null
  }
  const limited = (field: string, text: string | null, max: number): string | null => {
    if (text === null) return null
    if (text.length > max) return wrong(field, `It has ${text.length} characters; at most ${max} are allowed.`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
      ? wrong(field, 'It has control characters.')
      : text
  }
  if (raw.id === '') wrong('id', 'The offer has no id.')
  const id = limited('id', raw.id, MAX_LENGTH.id) ?? ''
  const group = limited('group_id', raw.group, MAX_LENGTH.group)

  const priceIn = (field: string, text: string): number | null => {
    const value = kopiykasOfText(text)
    return value === null || value === 0
      ? wrong(field, `«${text}» is not a price from 0.01 to 9999999.99 hryvnias.`)
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

  let stock: number | null = raw.available === 'false' ? 0 : defaultStock
  if (raw.available !== null && !['true', 'false'].includes(raw.available))
    wrong('available', `«${raw.available}» is neither true nor false.`)
  if (raw.available !== 'false' && raw.stock !== null) {
    stock = /^\d{1,7}$/.test(raw.stock) ? Number(raw.stock) : null
    if (stock === null || stock > MAX_STOCK)
      wrong('stock_quantity', `«${raw.stock}» is not a number of pieces from 0 to ${MAX_STOCK}.`)
  } else if (stock === null)
    wrong('stock_quantity', 'The number of pieces is missing: add it, or say --stock for all such offers.')

  if (raw.names.uk === null) wrong('name', 'The offer has no name.')
  for (const lang of locales) {
    limited(`name_${lang}`, raw.names[lang], MAX_LENGTH.name)
    limited(`description_${lang}`, raw.descriptions[lang], MAX_LENGTH.description)
  }
  const brand = limited('vendor', raw.brand, MAX_LENGTH.brand)
  const colour = limited('param Колір', raw.colour, MAX_LENGTH.colour)
  const size = limited('param Розмір', raw.size, MAX_LENGTH.size)
  const code = limited('vendorCode', raw.code, MAX_LENGTH.code)
  for (const { name, value } of raw.params ?? []) {
    if (name === '') wrong('param', `The parameter with the value «${value.slice(0, 50)}» has no name.`)
    limited(`param ${name}`, value === '' ? null : value, MAX_LENGTH.param)
    limited('param', name, MAX_LENGTH.brand)
  }
  if ((raw.pictures?.length ?? 0) > MAX_PICTURES) wrong('picture', `There are more than ${MAX_PICTURES} pictures.`)
  for (const url of raw.pictures ?? []) {
    const problem = pictureProblem(url)
    if (problem !== null) wrong('picture', problem)
  }

  if (problems.length > 0 || price === null || category === null || stock === null || raw.names.uk === null)
    return problems
  const html = (text: string | null) => (text === null ? null : toHtml(text))
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
    colour,
    stock,
    name_uk: raw.names.uk,
    name_ru: raw.names.ru,
    name_en: raw.names.en,
    description_uk: html(raw.descriptions.uk),
    description_ru: html(raw.descriptions.ru),
    description_en: html(raw.descriptions.en),
    pictures: raw.pictures === null ? null : [...new Set(raw.pictures)],
    params: raw.params?.filter(({ value }) => value !== '').map(({ name, value }) => ({ name, value })) ?? null,
  }
}
