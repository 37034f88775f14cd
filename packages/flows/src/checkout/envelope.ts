import type { City, Point } from '@shop/contract'
import { type Envelope, isRecord } from '../flow/envelope.ts'
import { isPaymentStart } from './payment.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Finished } from './steps.ts'
import type { CheckoutValues } from './values.ts'

/** The unfinished checkout as a tab stores it. No card; a token only of an order whose payment continues elsewhere. */
export interface Draft {
  /** Another cart is another checkout. */
  readonly cartId: string
  readonly values: CheckoutValues
  readonly finished: Finished<string>
  readonly city: City | null
  readonly point: Point | null
  /** The key an order was last sent with. */
  readonly key: string
  /** The order submitted under that key, until its outcome is known. */
  readonly sent: object | null
  /** The order whose payment continues elsewhere, until its outcome is known. */
  readonly order: PlacedOrder | null
  /** Pieces by line of the cart that it was made of. */
  readonly pieces: Readonly<Record<string, number>>
}

/** Of a tab that has stored nothing itself. */
export const emptyDraft = {
  values: {},
  finished: {},
  city: null,
  point: null,
  order: null,
  pieces: {},
} as const satisfies Partial<Draft>

const isText = (value: unknown): value is string => typeof value === 'string'
const isQuantity = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const hasOnly = <Member>(
  value: unknown,
  isMember: (member: unknown) => member is Member,
): value is Readonly<Record<string, Member>> => isRecord(value) && Object.values(value).every(isMember)

const hasTexts = <Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Readonly<Record<Name, string> & Record<string, unknown>> =>
  isRecord(value) && names.every(name => isText(value[name]))

/** A stored order; null when there is none. */
const readOrder = (value: unknown): PlacedOrder | null =>
  hasTexts(value, 'number', 'token')
    ? {
        number: value.number,
        token: value.token,
        total: typeof value.total === 'number' ? value.total : null,
        payment: isPaymentStart(value.payment) ? value.payment : null,
      }
    : null

const readPayment = ({ order, pieces }: Readonly<Record<string, unknown>>): Pick<Draft, 'order' | 'pieces'> => ({
  order: readOrder(order),
  pieces: hasOnly(pieces, isQuantity) ? pieces : {},
})

/** A submitted order with an unknown outcome, of itself or of its payment. */
export type SentOrder = Pick<Draft, 'cartId' | 'key' | 'sent' | 'order' | 'pieces'>

/** Stored for a day for all tabs, until the outcome is known: the tab that submitted it may be closed. */
export const sentEnvelope: Envelope<SentOrder> = {
  key: 'shop.checkout.sent',
  version: 1,
  lifetime: 86_400_000,
  read(data) {
    if (!isRecord(data)) return null
    const { cartId, key, sent } = data
    const payment = readPayment(data)
    if (typeof cartId !== 'string' || typeof key !== 'string') return null
    if (isRecord(sent)) return { cartId, key, sent, ...payment }
    return payment.order && { cartId, key, sent: null, ...payment }
  },
}

/** Stored for a day, as long as the server stores finished steps. */
export const draftEnvelope: Envelope<Draft> = {
  key: 'shop.checkout',
  version: 1,
  lifetime: 86_400_000,
  read(data) {
    if (!isRecord(data)) return null
    const { cartId, values, finished, city, point, key, sent } = data
    if (!hasOnly(values, isText) || !hasOnly(finished, isBoolean)) return null
    if (typeof cartId !== 'string' || typeof key !== 'string') return null
    if (sent !== null && !isRecord(sent)) return null
    return {
      cartId,
      values,
      finished,
      city: hasTexts(city, 'cityName', 'ref', 'area') ? city : null,
      point: hasTexts(point, 'ref', 'number', 'name', 'address') ? point : null,
      key,
      sent,
      ...readPayment(data),
    }
  },
}
