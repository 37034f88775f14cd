import type { OrderReceipt } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { Fact } from '../order-facts.tsx'
import type { ReceiptQrs } from './order-receipts.server.ts'
import { QrImage } from './qr-image.tsx'

interface OrderReceiptsProps {
  receipts: readonly OrderReceipt[]
  qrs: ReceiptQrs
  words: OrdersWords
}

/** Fiscal receipts among the facts of an order: each with its page, which the code leads to as well. */
export function OrderReceipts({ receipts, qrs, words }: OrderReceiptsProps) {
  const money = useMoney()
  return receipts.map(({ kind, number, amount, url }) => {
    const shown = formatMessage(words.number, { number })
    const code = url === null ? undefined : qrs[url]
    return (
      <Fact key={number} term={words.receipts.kinds[kind]}>
        {url === null ? (
          shown
        ) : (
          <a data-text="link" href={url} rel="noreferrer" title={words.receipts.hint}>
            {shown}
          </a>
        )}
        <br />
        {money(amount)}
        {code && <QrImage className="receipt-qr" code={code} label={formatMessage(words.receipts.qr, { number })} />}
      </Fact>
    )
  })
}
