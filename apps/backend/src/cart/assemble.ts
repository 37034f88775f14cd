import { createHash } from 'node:crypto'
import { availabilityOf, type Cart, type CartLine, type CartNotice, shownStock } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { productPath } from '../catalogue/cards.ts'
import { hryvnias, sum } from '../money.ts'
import type { Services } from '../services.ts'
import { fill, words } from '../words/index.ts'
import { type Entered, type Judged, judge, worded } from './coupon.ts'
import { buyableOf, type Line, type ShownLine } from './lines.ts'

export interface Sums {
  count: number
  /** Kopiykas. */
  list_total: number
  subtotal: number
  discount: number
  total: number
  coupon: Judged | null
}

/** What a cart comes to. Lines that are out of stock cost nothing and count nothing. */
export function sumsOf(lines: readonly Line[], entered: Entered | null, now: Date): Sums {
  const of = (worth: (line: Line) => number) => lines.reduce((total, line) => total + buyableOf(line) * worth(line), 0)
  const subtotal = of(line => line.price)
  const coupon = entered ? judge(entered, subtotal, now) : null
  const discount = coupon?.discount ?? 0
  return {
    count: of(() => 1),
    list_total: of(line => Math.max(line.price, line.old_price ?? 0)),
    subtotal,
    discount,
    total: subtotal - discount,
    coupon,
  }
}

/**
 * A word for everything an order depends on: lines, pieces that can be had, prices, coupon. It changes when one of them
 * does, whoever changed it, and is the same in every language.
 */
export function versionOf(lines: readonly Line[], { coupon }: Pick<Sums, 'coupon'>): string {
  const shown = [
    lines.map(line => [line.id, line.product_id, line.option_id, line.wanted, buyableOf(line), line.price]),
    coupon ? [coupon.code, coupon.state, coupon.discount] : null,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

export const lineName = ({ name, option }: Pick<ShownLine, 'name' | 'option'>): string =>
  option === null ? name : `${name}, ${option}`

function noticesOf(lines: readonly ShownLine[], lang: Locale): CartNotice[] {
  const texts = words[lang].cart
  return lines.flatMap((line): CartNotice[] => {
    const name = lineName(line)
    const line_id = line.id
    if (line.left <= 0) return [{ line_id, kind: 'gone', text: fill(texts.gone, { name }) }]
    return [
      ...(line.wanted > line.left
        ? [{ line_id, kind: 'reduced' as const, text: fill(texts.reduced, { name, left: line.left }) }]
        : []),
      ...(line.price === line.price_seen
        ? []
        : [
            {
              line_id,
              kind: 'price' as const,
              text: fill(texts.price, { name, before: sum(line.price_seen, lang), now: sum(line.price, lang) }),
            },
          ]),
    ]
  })
}

const lineOf = (line: ShownLine, lang: Locale, { pictures }: Pick<Services, 'pictures'>): CartLine[] => {
  const [picture] = line.pictures
  if (!picture) return []
  const pieces = buyableOf(line)
  const { id, product_id, option_id, code, name, option, price, old_price, left, wanted } = line
  return [
    {
      id,
      product_id,
      option_id,
      code,
      name,
      option,
      url: localise(productPath(line.category, line.slug), lang),
      image: pictures.image(picture, line.slug, name),
      price: hryvnias(price),
      old_price: old_price !== null && old_price > price ? hryvnias(old_price) : null,
      count: pieces || wanted,
      total: hryvnias(pieces * price),
      availability: availabilityOf(left),
      count_left: shownStock(left),
    },
  ]
}

/** The cart of the wire. `notices`: further ones, about what has just been done. */
export function cartOf(
  lines: readonly ShownLine[],
  entered: Entered | null,
  lang: Locale,
  services: Pick<Services, 'pictures' | 'clock'>,
  notices: readonly CartNotice[] = [],
): Cart {
  const sums = sumsOf(lines, entered, services.clock())
  return {
    version: versionOf(lines, sums),
    items: lines.flatMap(line => lineOf(line, lang, services)),
    count: sums.count,
    list_total: hryvnias(sums.list_total),
    subtotal: hryvnias(sums.subtotal),
    discount: hryvnias(sums.discount),
    coupon: sums.coupon ? worded(sums.coupon, lang) : null,
    total_price: hryvnias(sums.total),
    notices: [...notices, ...noticesOf(lines, lang)],
  }
}
