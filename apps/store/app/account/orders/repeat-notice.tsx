import type { AddedItems } from '../../cart/add-items.server.ts'
import { AddedNotice } from '../../cart/added-notice.tsx'
import { fill } from '../../phrase.ts'
import type { OrdersWords } from '../../words/uk/orders.ts'

/** Result of «Замовити знову». */
export interface RepeatResult extends AddedItems {
  number: string
}

/** Says what was put into the cart and what is not to be had. */
export function RepeatNotice({ result, words: { repeated } }: { result: RepeatResult; words: OrdersWords }) {
  const { number } = result
  const words = {
    ...repeated,
    all: fill(repeated.all, { number }),
    some: fill(repeated.some, { number }),
    none: fill(repeated.none, { number }),
  }
  return <AddedNotice result={result} words={words} className="orders__notice" />
}
