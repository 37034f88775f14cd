import type { CartCommand, ItemCount } from '@shop/contract'
import type { Id } from '@shop/contract/register'

/** A command as it is queued: plain data that survives a reload. */
export type QueuedCommand =
  | Exclude<CartCommand, { type: 'cart.add' }>
  | (Extract<CartCommand, { type: 'cart.add' }> & {
      /** Sent as the idempotency key: however often the command is sent, it counts once. */
      readonly id: string
      /** The dialog that opens after success. */
      readonly modal: string | null
      /** The cart it was first sent to, null for a new one: the body under one key must not change. Missing: never sent. */
      readonly cartId?: string | null
    })

/** Products, options and quantities of an addition. */
export const itemsOf = ({
  items,
  ...command
}: Extract<CartCommand, { type: 'cart.add' }>): readonly Required<ItemCount>[] =>
  (items ?? [command]).map(item => ({ productId: command.productId, ...item }))

export const lineKey = (lineId: Id): string => `line:${lineId}`

/** What a command is about. Its error is shown there until another command about the same thing starts. */
export function keyOf(command: CartCommand): string {
  if (command.type === 'cart.add') return `add:${command.productId}:${command.optionId ?? ''}`
  if ('lineId' in command) return lineKey(command.lineId)
  return command.type === 'cart.clear' ? 'clear' : 'coupon'
}

/** The coupon after a command. */
export function couponAfter(command: CartCommand | null, coupon: string | null): string | null {
  if (command?.type === 'cart.coupon.apply') return command.code
  return command?.type === 'cart.coupon.remove' ? null : coupon
}

/**
 * Whether a later command makes a queued one redundant. Additions never are: each click counts. Nor are changes of a line that is
 * removed afterwards: a restored line has them.
 */
export function supersedes(later: QueuedCommand, earlier: QueuedCommand): boolean {
  if (earlier.type === 'cart.add' || later.type === 'cart.add') return false
  if (later.type === 'cart.clear') return later.type === earlier.type || 'lineId' in earlier
  if (keyOf(later) !== keyOf(earlier)) return false
  return (
    later.type === earlier.type ||
    !('lineId' in later) ||
    (later.type === 'cart.restore' && earlier.type === 'cart.remove')
  )
}

/** Puts an unanswered command back to the front, unless a queued one makes it redundant. */
export const putBack = (queue: readonly QueuedCommand[], command: QueuedCommand): readonly QueuedCommand[] =>
  isSuperseded(queue, command) ? queue : [command, ...queue]

/** Whether a command of the given type waits for the line of another one. */
export const isFollowedBy = (
  queue: readonly QueuedCommand[],
  type: 'cart.remove' | 'cart.restore',
  command: QueuedCommand,
): boolean => queue.some(later => later.type === type && keyOf(later) === keyOf(command))

/** Whether an error of a command is of no interest any more, because a queued one makes it redundant or removes its line. */
export const isOutdated = (queue: readonly QueuedCommand[], command: QueuedCommand): boolean =>
  isSuperseded(queue, command) || isFollowedBy(queue, 'cart.remove', command)

export const isSuperseded = (queue: readonly QueuedCommand[], command: QueuedCommand): boolean =>
  queue.some(later => supersedes(later, command))
