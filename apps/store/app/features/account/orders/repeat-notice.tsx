import { formatMessage } from '@shop/ui/messages/format'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import type { AddedItems } from '../../cart/index.server.ts'
import { AddedNotice } from '../../cart/index.ts'

/** Result of «Замовити знову». */
export interface RepeatResult extends AddedItems {
  number: string
}

/** Says what was put into the cart and what is not to be had. */
export function RepeatNotice({ result, words: { repeated } }: { result: RepeatResult; words: OrdersWords }) {
  const { number } = result
  const words = {
    ...repeated,
    all: formatMessage(repeated.all, { number }),
    some: formatMessage(repeated.some, { number }),
    none: formatMessage(repeated.none, { number }),
  }
  return <AddedNotice result={result} words={words} className="orders__notice" />
}
