import type { Cart, CartLine } from '@shop/contract'
import type { FlowError } from '../flow/failure.ts'
import { type Command, lineKey, MAX_QUANTITY } from './command.ts'

/** A line as it is shown: pieces as the shopper wants them, money as the backend last said it. */
export interface CartLineView extends CartLine {
  /** A command about it is under way: its sums are about to change. */
  readonly pending: boolean
  /** Why the last command about it came to nothing; stays until it is tried again or dismissed. */
  readonly error: FlowError | null
}

export interface Projection {
  readonly lines: readonly CartLineView[]
  /** Pieces, those on their way included. */
  readonly count: number
}

const initialView = new WeakMap<CartLine, CartLineView>()

/** The view of a line nothing happens to: always the same object for the same line. */
function still(line: CartLine): CartLineView {
  const known = initialView.get(line)
  if (known) return known
  const view = { ...line, pending: false, error: null }
  initialView.set(line, view)
  return view
}

/**
 * What is shown: the cart as the backend last told it, with every command that has not been answered yet applied in order.
 * Only pieces are projected; sums stay the backend's. `counted`: pieces by the count call, when no cart is known.
 */
export function project(
  settled: Cart | null,
  counted: number,
  commands: readonly Command[],
  errors: Readonly<Record<string, { readonly error: FlowError }>>,
): Projection {
  const items = settled?.items ?? []
  const wanted = new Map<number, number>()
  let count = settled?.count ?? counted

  const piecesOf = (line: CartLine) => wanted.get(line.id) ?? line.count
  const want = (line: CartLine, pieces: number) => {
    const capped = Math.min(MAX_QUANTITY, pieces)
    count += capped - piecesOf(line)
    wanted.set(line.id, capped)
  }

  for (const command of commands) {
    if (command.kind === 'add') {
      const { productId, optionId } = command
      // A line that was taken out does not come back: the same goods will make another line, with an id of its own.
      const line = items.find(
        ({ id, product_id, option_id }) => product_id === productId && option_id === optionId && wanted.get(id) !== 0,
      )
      if (line) want(line, piecesOf(line) + command.count)
      else count += command.count
    } else if (command.kind === 'clear') {
      for (const line of items) want(line, 0)
      count = 0
    } else if (command.kind === 'set' || command.kind === 'remove') {
      const line = items.find(({ id }) => id === command.lineId)
      if (line) want(line, command.kind === 'set' ? command.count : 0)
    }
  }

  const lines = items
    .filter(line => piecesOf(line) > 0)
    .map(line => {
      const error = errors[lineKey(line.id)]?.error ?? null
      return wanted.has(line.id) || error
        ? { ...line, count: piecesOf(line), pending: wanted.has(line.id), error }
        : still(line)
    })
  return { lines, count: Math.max(0, count) }
}
