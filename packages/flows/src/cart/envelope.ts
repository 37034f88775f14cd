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
const isPieces = (value: unknown): value is number => isAmount(value) && Number.isInteger(value) && value > 0

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

const isItems = (items: unknown): items is readonly ItemCount[] =>
  Array.isArray(items) &&
  items.every(
    item =>
      isRecord(item) &&
      (item.productId === undefined || isId(item.productId)) &&
      (item.optionId === null || isId(item.optionId)) &&
      isPieces(item.count),
  )

function readCommand(value: unknown): QueuedCommand | null {
  if (!isRecord(value)) return null
  const { type, id, productId, optionId, lineId, count, items, modal, code, cartId } = value
  if (type === 'cart.clear' || type === 'cart.coupon.remove') return { type }
  if (type === 'cart.coupon.apply' && typeof code === 'string') return { type, code }
  if ((type === 'cart.remove' || type === 'cart.restore') && isId(lineId)) return { type, lineId }
  if (type === 'cart.setOption' && isId(lineId) && isId(optionId)) return { type, lineId, optionId }
  if (type === 'cart.setCount' && isId(lineId) && isPieces(count)) return { type, lineId, count }
  if (type !== 'cart.add' || typeof id !== 'string' || !isId(productId) || !isPieces(count) || !textOrNull(modal))
    return null
  if (optionId !== null && !isId(optionId)) return null
  if (items !== undefined && !isItems(items)) return null
  const command: QueuedCommand = { type, id, productId, optionId, count, ...(items ? { items } : {}), modal }
  return cartId === undefined ? command : textOrNull(cartId) ? { ...command, cartId } : null
}

/** Unanswered commands, stored per tab: a reload or a crash loses no click. */
export const commandsEnvelope: Envelope<readonly QueuedCommand[]> = {
  key: 'shop.cart.commands',
  version: 1,
  lifetime: DAY,
  read(data) {
    if (!Array.isArray(data)) return null
    const commands = data.map(readCommand)
    const good = commands.filter(command => command !== null)
    return good.length === commands.length ? good : null
  },
}
