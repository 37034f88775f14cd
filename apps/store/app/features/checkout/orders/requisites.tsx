import type { Order, Requisite } from '@shop/contract'
import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { Fact } from '../order-facts.tsx'
import { CopyButton } from './copy-button.tsx'
import type { QrCode } from './qr.server.ts'
import { TransferQr } from './qr-image.tsx'

/** Banking applications take an account without its spaces. */
const copiedText = ({ id, value }: Requisite) => (id === 'iban' ? value.replaceAll(' ', '') : value)

const copiedIds: readonly Requisite['id'][] = ['iban', 'purpose']

interface RequisitesProps {
  order: Order
  qr: QrCode | null
  /** The invoice of this order. */
  invoicePath: string
  words: OrdersWords
  /** Above the details. */
  children?: ReactNode
}

/** How an order is paid by bank transfer: details to copy, a link and a code that fill them in, the invoice. */
export function Requisites({ order: { payment, total }, qr, invoicePath, words, children }: RequisitesProps) {
  const money = useMoney()
  return (
    <div className="requisites">
      {children}
      <dl className="thank-you__facts">
        {payment.requisites.map(requisite => (
          <Fact key={requisite.id} term={requisite.name}>
            <span className="requisites__value">{requisite.value}</span>
            {copiedIds.includes(requisite.id) && (
              <CopyButton text={copiedText(requisite)} name={requisite.name} words={words} />
            )}
          </Fact>
        ))}
        <Fact term={words.amount}>
          <span className="requisites__value">{money(total)}</span>
          <CopyButton text={total.toFixed(2)} name={words.amount} words={words} />
        </Fact>
      </dl>
      {qr && payment.transfer_url && (
        <div className="requisites__scan">
          <TransferQr code={qr} label={words.qr} />
          <p data-text="small muted">{words.scan}</p>
        </div>
      )}
      <div className="thank-you__actions">
        {payment.transfer_url && (
          <Button asChild variant="accent">
            <a href={payment.transfer_url} rel="noreferrer">
              {words.payInBank}
            </a>
          </Button>
        )}
        <Button asChild>
          <a href={invoicePath}>{words.invoice}</a>
        </Button>
      </div>
    </div>
  )
}
