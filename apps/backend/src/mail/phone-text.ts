import type { MailTemplate } from '../outbox/outbox.ts'
import { fill } from '../words/index.ts'
import type { MailViews } from './load-views.ts'
import type { OrderView } from './views.ts'
import type { MailWords } from './words/uk.ts'

interface PhoneTextContext {
  words: MailWords['phone']
  /** The page where an order is found by its number and a code: the link of a mail, with a token, is longer than a message. */
  link: string
}

/** Letters of two parts of an SMS with Cyrillic. Source: 3GPP TS 23.040, 67 of UCS-2 each. */
export const MAX_LETTERS = 134

const withLink = (text: string, link: string): string => {
  const linked = `${text} ${link}`
  return linked.length > MAX_LETTERS ? text : linked
}

function statusText(
  { order: { number, status, tracking, payment, payment_status } }: OrderView,
  words: PhoneTextContext['words'],
) {
  if (status === 'packed') return fill(words.packed, { number })
  if (status === 'shipped')
    return tracking ? fill(words.shippedParcel, { number, tracking: tracking.number }) : fill(words.shipped, { number })
  if (status === 'cancelled' && payment_status === 'paid') return fill(words.cancelledPaid, { number })
  if (status === 'cancelled') return fill(payment.expired ? words.expired : words.cancelled, { number })
  return null
}

/** Texts of messages to phones: a sentence with the order's number and nothing personal. */
const texts: {
  readonly [Template in MailTemplate]?: (view: MailViews[Template], context: PhoneTextContext) => string | null
} = {
  'order-code': ({ number, code }, { words }) => fill(words.code, { number, code }),
  'order-created': ({ order: { number } }, { words, link }) => withLink(fill(words.created, { number }), link),
  'order-status': (view, { words }) => statusText(view, words),
  'payment-received': ({ order: { number } }, { words }) => fill(words.paid, { number }),
  'payment-failed': ({ order: { number } }, { words, link }) => withLink(fill(words.paymentFailed, { number }), link),
  'payment-refunded': ({ order: { number } }, { words }) => fill(words.refunded, { number }),
  'return-refunded': ({ orderNumber: number }, { words }) => fill(words.returnRefunded, { number }),
}

/** Null: of this there is no text for phones. */
export const phoneText = <Template extends MailTemplate>(
  template: Template,
  view: MailViews[Template],
  context: PhoneTextContext,
): string | null => texts[template]?.(view, context) ?? null
