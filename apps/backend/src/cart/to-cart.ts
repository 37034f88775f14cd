import { createHash } from 'node:crypto'
import { availabilityOf, type Cart, type CartLine, type CartNotice, shownStock } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { loadShop, type ShopServices } from '../brand/shop-identity.ts'
import { inLanguage } from '../pictures/index.ts'
import { productPath } from '../seo/product-path.ts'
import { hryvnias, type MoneyFormat, shownInstalment } from '../values/money.ts'
import type { Services } from '../wire/services.ts'
import { fill, words } from '../words/index.ts'
import { type EnteredCoupon, type EvaluatedCoupon, evaluateCoupon, toCartCoupon } from './coupon.ts'
import { type DetailedLine, type PricedLine, purchasableCount } from './lines.ts'

interface CartTotals {
  count: number
  /** Kopiykas. */
  list_total: number
  subtotal: number
  discount: number
  total: number
  coupon: EvaluatedCoupon | null
}

/** Totals of a cart. Lines that are out of stock are not included. */
export function computeTotals(lines: readonly PricedLine[], entered: EnteredCoupon | null, now: Date): CartTotals {
  const of = (worth: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + purchasableCount(line) * worth(line), 0)
  const subtotal = of(line => line.price)
  const coupon = entered
    ? evaluateCoupon(
        entered,
        lines.map(line => ({ ...line, count: purchasableCount(line) })),
        now,
      )
    : null
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
 * A hash of everything that an order depends on: lines, purchasable quantities, prices, effect of the coupon. Independent of the
 * language. A coupon without an effect is left out: removing it changes nothing about the order.
 */
export function cartVersion(lines: readonly PricedLine[], { coupon }: Pick<CartTotals, 'coupon'>): string {
  const shown = [
    lines.map(line => [line.id, line.product_id, line.option_id, line.wanted, purchasableCount(line), line.price]),
    coupon?.reason === 'applied' ? [coupon.entered.code, coupon.discount, coupon.isFreeDelivery] : null,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

export const lineName = ({ name, option }: Pick<DetailedLine, 'name' | 'option'>): string =>
  option === null ? name : `${name}, ${option}`

function noticesOf(lines: readonly DetailedLine[], lang: Locale, money: MoneyFormat): CartNotice[] {
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
              text: fill(texts.price, { name, before: money(line.price_seen), now: money(line.price) }),
            },
          ]),
    ]
  })
}

const toCartLine = (line: DetailedLine, lang: Locale, { pictures }: Pick<Services, 'pictures'>): CartLine[] => {
  const [picture] = line.pictures
  if (!picture) return []
  const quantity = purchasableCount(line)
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
      image: pictures.image(inLanguage(picture, lang), line.slug, name),
      price: hryvnias(price),
      old_price: old_price !== null && old_price > price ? hryvnias(old_price) : null,
      count: quantity || wanted,
      total: hryvnias(quantity * price),
      availability: availabilityOf(left),
      count_left: shownStock(left),
    },
  ]
}

export interface CartServices extends Pick<Services, 'pictures' | 'clock' | 'instalmentOf'> {
  money: MoneyFormat
}

/** To be called before the transaction, in which nothing is memoized. */
export const withMoney = async <Context extends ShopServices>(
  lang: Locale,
  context: Context,
): Promise<Context & { money: MoneyFormat }> => ({ ...context, money: (await loadShop(lang, context)).money })

/** Converts lines to the API's cart. `notices`: additional ones of the current command. */
export function toCart(
  lines: readonly DetailedLine[],
  entered: EnteredCoupon | null,
  lang: Locale,
  services: CartServices,
  notices: readonly CartNotice[] = [],
): Cart {
  const { clock, money, instalmentOf } = services
  const now = clock()
  const sums = computeTotals(lines, entered, now)
  return {
    version: cartVersion(lines, sums),
    items: lines.flatMap(line => toCartLine(line, lang, services)),
    count: sums.count,
    list_total: hryvnias(sums.list_total),
    subtotal: hryvnias(sums.subtotal),
    discount: hryvnias(sums.discount),
    coupon: sums.coupon ? toCartCoupon(sums.coupon, now, lang, money) : null,
    total_price: hryvnias(sums.total),
    ...shownInstalment(instalmentOf(sums.total)),
    notices: [...notices, ...noticesOf(lines, lang, money)],
  }
}
