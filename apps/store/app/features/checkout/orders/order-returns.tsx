import type { OrderReturn } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import { refundText } from '../../../platform/words/refund-text.ts'
import type { ReturnsWords } from '../../../platform/words/uk/returns.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { Fact } from '../order-facts.tsx'

/** What is said of the requests of an order. */
export type OrderReturnsWords = Pick<ReturnsWords, 'request' | 'requests' | 'kinds' | 'statuses' | 'refunds'>

interface OrderReturnsProps {
  returns: readonly OrderReturn[]
  words: OrderReturnsWords
  /** URL of the page of requests. */
  address: string
}

/** Requests of exchange or return among the facts of an order: their state, and that of the money. */
export function OrderReturns({ returns, words, address }: OrderReturnsProps) {
  const { locale } = usePage()
  const money = useMoney()
  return returns.map(({ number, kind, status, refund }) => (
    <Fact
      key={number}
      term={
        <a data-text="link" href={address}>
          {formatMessage(words.request, { number })}
        </a>
      }
    >
      {words.kinds[kind]} · {words.statuses[status]}
      {refund && <br />}
      {refund && refundText(refund, { words: words.refunds, money, locale })}
    </Fact>
  ))
}
