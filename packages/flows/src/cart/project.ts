import type { CartLine } from '@shop/contract'
import { MAX_QUANTITY } from '@shop/contract/cart-rules'
import type { Id } from '@shop/contract/register'
import type { ClientFailure } from '../flow/failure.ts'
import { itemsOf, lineKey, type QueuedCommand } from './command.ts'
import type { FlowCart, FlowCartLine } from './ids.ts'

/** A line as rendered: optimistic count, prices of the last answer. */
export interface CartLineView extends FlowCartLine {
  /** A command about this line has no answer yet. */
  readonly pending: boolean
  /** Error of the last command about this line, until it is retried or dismissed. */
  readonly error: ClientFailure | null
}

type LineCommand = Extract<QueuedCommand, { lineId: Id }>

export interface Projection {
  readonly lines: readonly CartLineView[]
  /** Pieces including those of unanswered commands. */
  readonly count: number
}

/** Count of a line after a command about it. `confirmed`: its count of the last answer. */
function countAfter(command: LineCommand, count: number, confirmed: number): number {
  switch (command.type) {
    case 'cart.setCount':
      return command.count
    case 'cart.setOption':
      return count
    case 'cart.remove':
      return 0
    case 'cart.restore':
      return count || confirmed
  }
}

/**
 * Projects the cart of the last answer with all unanswered commands applied in order. Only counts are projected; prices stay the
 * backend's. `counted`: result of the count call, when no cart is known.
 */
export function project(
  confirmed: FlowCart | null,
  counted: number,
  commands: readonly QueuedCommand[],
  errors: Readonly<Record<string, { readonly error: ClientFailure }>>,
): Projection {
  const items = confirmed?.items ?? []
  const wanted = new Map<Id, number>()
  let count = confirmed?.count ?? counted

  const countOf = (line: CartLine) => wanted.get(line.id) ?? line.count
  const want = (line: CartLine, next: number) => {
    const capped = Math.min(MAX_QUANTITY, next)
    count += capped - countOf(line)
    wanted.set(line.id, capped)
  }

  for (const command of commands) {
    if (command.type === 'cart.add') {
      for (const item of itemsOf(command)) {
        // A removed line does not come back: adding the same product again creates a line with a new id.
        const line = items.find(
          ({ id, product_id, option_id }) =>
            product_id === item.productId && option_id === item.optionId && wanted.get(id) !== 0,
        )
        if (line) want(line, countOf(line) + item.count)
        else count += item.count
      }
    } else if (command.type === 'cart.clear') {
      for (const line of items) want(line, 0)
      count = 0
    } else if ('lineId' in command) {
      const line = items.find(({ id }) => id === command.lineId)
      if (line) want(line, countAfter(command, countOf(line), line.count))
    }
  }

  const lines = items
    .filter(line => countOf(line) > 0)
    .map(line => ({
      ...line,
      count: countOf(line),
      pending: wanted.has(line.id),
      error: errors[lineKey(line.id)]?.error ?? null,
    }))
  return { lines, count: Math.max(0, count) }
}
