import type { ItemCount } from '@shop/contract'
import { GUEST_STORAGE_DAYS } from '@shop/contract/wishlist-map'
import { type Envelope, isRecord } from '../flow/envelope.ts'
import type { QueuedCommand } from './command.ts'
import { isId } from './is-cart.ts'

const DAY = 86_400_000

/** What a browser stores of its cart. */
export interface StoredCart {
  readonly cartId: string | null
  readonly coupon: string | null
  readonly count: number
  readonly countTotal: number | null
}

const textOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isQuantity = (value: unknown): value is number => isAmount(value) && Number.isInteger(value) && value > 0

/** Stored for 100 days. */
export const cartEnvelope: Envelope<StoredCart> = {
  key: 'shop.cart',
  version: 1,
  lifetime: GUEST_STORAGE_DAYS * DAY,
  read(data) {
    if (!isRecord(data)) return null
    const { cartId, coupon, count, countTotal } = data
    if (!textOrNull(cartId) || !textOrNull(coupon) || !isAmount(count)) return null
    if (countTotal !== null && !isAmount(countTotal)) return null
    return { cartId, coupon, count, countTotal }
  },
}

const isItem = (item: unknown): item is ItemCount =>
  isRecord(item) &&
  (item.productId === undefined || isId(item.productId)) &&
  (item.optionId === null || isId(item.optionId)) &&
  isQuantity(item.count)

function isCommand(value: unknown): value is QueuedCommand {
  if (!isRecord(value)) return false
  const { type, id, lineId, count, items, modal, code, cartId } = value
  switch (type) {
    case 'cart.clear':
    case 'cart.coupon.remove':
      return true
    case 'cart.coupon.apply':
      return typeof code === 'string'
    case 'cart.remove':
    case 'cart.restore':
      return isId(lineId)
    case 'cart.setOption':
      return isId(lineId) && isId(value.optionId)
    case 'cart.setCount':
      return isId(lineId) && isQuantity(count)
    case 'cart.add':
      return (
        typeof id === 'string' &&
        isId(value.productId) &&
        isItem(value) &&
        textOrNull(modal) &&
        (items === undefined || (Array.isArray(items) && items.every(isItem))) &&
        (cartId === undefined || textOrNull(cartId))
      )
    default:
      return false
  }
}

/** Unanswered commands, stored per tab: a reload or a crash loses no click. */
export const commandsEnvelope: Envelope<readonly QueuedCommand[]> = {
  key: 'shop.cart.commands',
  version: 1,
  lifetime: DAY,
  read: data => (Array.isArray(data) && data.every(isCommand) ? data : null),
}
